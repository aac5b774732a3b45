import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Writes lines, one after another. */
export interface LineWriter {
  /** Takes a line without its newline. A caller that writes much must await it, or memory grows without bound. */
  write(line: string): Promise<void> | void;
  /** Writes what is buffered, so that a program at the other end of a pipe is not kept waiting. */
  flush(): Promise<void>;
  /** Everything has been written. */
  close(): Promise<void>;
  /** The run failed: nothing half-written may stay behind. */
  discard(): Promise<void>;
}

const FLUSH_AT = 64 * 1024;

/** Writes to a stream that outlives it, such as standard output. */
export class StreamWriter implements LineWriter {
  protected readonly stream: Writable;
  /** A system call for each line would cost more than the line. */
  #buffer = '';

  constructor(stream: Writable) {
    this.stream = stream;
  }

  write(line: string): Promise<void> | void {
    this.#buffer += `${line}\n`;
    return this.#buffer.length >= FLUSH_AT ? this.flush() : undefined;
  }

  async flush(): Promise<void> {
    const text = this.#buffer;
    this.#buffer = '';
    if (text !== '' && !this.stream.write(text)) await once(this.stream, 'drain');
  }

  close(): Promise<void> {
    return this.flush();
  }

  discard(): Promise<void> {
    return this.flush();
  }
}

/** Writes to a stream of its own and ends it. */
export class OwnedStreamWriter extends StreamWriter {
  override async close(): Promise<void> {
    await this.flush();
    this.stream.end();
    await finished(this.stream);
  }

  override async discard(): Promise<void> {
    this.stream.destroy();
  }
}
