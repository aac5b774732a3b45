import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Where lines go, one after another. */
export interface Sink {
  /** Takes a line without its newline. Whoever writes much waits for it: that is what keeps memory bounded. */
  write(line: string): Promise<void> | void;
  /** Lets go of what was gathered, so that a program at the other end of a pipe is not kept waiting. */
  flush(): Promise<void>;
  /** Everything has been written. */
  close(): Promise<void>;
  /** The run failed: nothing half-written may stay behind. */
  discard(): Promise<void>;
}

const ENOUGH = 64 * 1024;

/** A sink on a stream that outlives it, such as standard output. */
export class StreamSink implements Sink {
  protected readonly stream: Writable;
  /** Lines are gathered here, because a system call for each would cost more than the line. */
  private gathered = '';

  constructor(stream: Writable) {
    this.stream = stream;
  }

  write(line: string): Promise<void> | void {
    this.gathered += `${line}\n`;
    return this.gathered.length >= ENOUGH ? this.flush() : undefined;
  }

  async flush(): Promise<void> {
    const text = this.gathered;
    this.gathered = '';
    if (text !== '' && !this.stream.write(text)) await once(this.stream, 'drain');
  }

  close(): Promise<void> {
    return this.flush();
  }

  discard(): Promise<void> {
    return this.flush();
  }
}

/** A sink on a stream that ends with it. */
export class EndingSink extends StreamSink {
  override async close(): Promise<void> {
    await this.flush();
    this.stream.end();
    await finished(this.stream);
  }

  override async discard(): Promise<void> {
    this.stream.destroy();
  }
}
