import type { MessagePort } from 'node:worker_threads';
import type { AppendRow } from '../appendRow.js';
import { StoreFault } from '../fault.js';
import { Backups } from './backups.js';
import { openDatabase } from './database.js';
import type { MakeCopy } from './fileCopy.js';
import { plainFault, sqliteFault } from './sqliteFault.js';
import { onlyReads, Writer } from './writer.js';
import type { Answer, FromWriter, NumberedRequest, PlainFault, Request, ToWriter } from './writerMessages.js';

const post = (port: MessagePort, message: FromWriter): void => port.postMessage(message);

type RunRequest = Extract<Request, { kind: 'run' }>;

/** Logs are long, and whatever is written waits for the disk. */
const isQuick = ({ request }: NumberedRequest): boolean =>
  request.kind === 'run' && request.about === 'others' && onlyReads(request.statements);

/** One writer, and what is asked of it over a port. */
class WriterService {
  readonly #port: MessagePort;
  readonly #writer: Writer;
  readonly #backups: Backups;
  #answers: Answer[] = [];
  #isBroken = false;

  constructor(port: MessagePort, writer: Writer, backups: Backups) {
    this.#port = port;
    this.#writer = writer;
    this.#backups = backups;
  }

  handle(message: ToWriter): void {
    if (message.kind === 'requests') return this.#attendAll(message.requests);
    this.#append(message.batch);
    this.#tidyUp(message.batch.length);
  }

  #append(batch: readonly AppendRow[]): void {
    try {
      post(this.#port, { kind: 'appended', outcomes: this.#writer.append(batch) });
    } catch (error) {
      const fault = plainFault(error);
      this.#stopIfBroken(fault);
      post(this.#port, { kind: 'appendFailed', fault });
    }
  }

  #attendAll(requests: readonly NumberedRequest[]): void {
    for (const request of requests) {
      if (this.#isBroken) return;
      // Nobody waits for what somebody else asked for later.
      if (!isQuick(request)) this.#sendAnswers();
      void this.#attend(request);
    }
    this.#sendAnswers();
    this.#tidyUp(requests.length);
  }

  async #attend({ id, request }: NumberedRequest): Promise<void> {
    switch (request.kind) {
      case 'run':
        return this.#answer(id, request);
      case 'backup':
        await this.#backups.make(request.file).then(
          () => this.#answers.push({ id, rows: [] }),
          (error: unknown) => this.#refuse(id, error),
        );
        return this.#sendAnswers();
      case 'close':
        // To close the file is to change it.
        await this.#backups.ended;
        this.#answer(id, request);
        this.#sendAnswers();
        // Prepared statements keep the file open after its connection is closed; the end of the thread releases them.
        return this.#port.close();
    }
  }

  #answer(id: number, request: RunRequest | Extract<Request, { kind: 'close' }>): void {
    try {
      this.#answers.push({ id, rows: this.#writer.answer(request) });
    } catch (error) {
      this.#refuse(id, error);
    }
  }

  #refuse(id: number, error: unknown): void {
    const fault = plainFault(error);
    this.#answers.push({ id, fault });
    this.#stopIfBroken(fault);
  }

  #sendAnswers(): void {
    if (this.#answers.length === 0) return;
    const answers = this.#answers;
    this.#answers = [];
    post(this.#port, { kind: 'answers', answers });
  }

  /** Other faults are not reported: nothing is lost, and whatever caused them fails the next append too, which is reported. */
  #tidyUp(commands: number): void {
    if (this.#isBroken) return;
    try {
      this.#writer.tidyUp(commands);
    } catch (error) {
      this.#stopIfBroken(plainFault(error));
    }
  }

  /**
   * After a failed write or sync the system counts pages as written that are not on the disk. A later sync succeeds without them, so
   * whatever was acknowledged after it could be lost: this connection must not be used again.
   */
  #stopIfBroken(fault: PlainFault): void {
    if (fault.code !== 'broken') return;
    this.#isBroken = true;
    this.#sendAnswers();
    post(this.#port, { kind: 'broken', fault });
    this.#port.close();
  }
}

/** A file that was brought to the present form fits every statement: one that does not fit has met a damaged schema. */
const openWriter = (file: string): Writer => {
  const database = openDatabase(file);
  try {
    return new Writer(database);
  } catch (error) {
    const { code, message } = sqliteFault(error);
    throw code === 'failed' ? new StoreFault('damaged', `${file} is damaged (${message})`, { cause: error }) : error;
  }
};

/** Opens a file and does what is asked of it over a port, until it is closed. */
export const serveWriter = (port: MessagePort, file: string, copy: MakeCopy): void => {
  try {
    const writer = openWriter(file);
    const service = new WriterService(port, writer, new Backups(file, writer, copy));
    port.on('message', (message: ToWriter) => service.handle(message));
    post(port, { kind: 'ready' });
  } catch (error) {
    post(port, { kind: 'refused', fault: plainFault(error) });
    port.close();
  }
};
