import type { MessagePort } from 'node:worker_threads';
import type { AppendRow } from '../appendRow.js';
import { StoreFault } from '../fault.js';
import { openDatabase } from './database.js';
import { sqliteFault } from './sqliteFault.js';
import { Writer } from './writer.js';
import type { FromWriter, PlainFault, ToWriter } from './writerMessages.js';

const post = (port: MessagePort, message: FromWriter): void => port.postMessage(message);

const plainFault = (error: unknown): PlainFault => {
  const { code, message } = sqliteFault(error);
  return { code, message };
};

/**
 * After a failed write or sync the system counts pages as written that are not on the disk. A later sync succeeds without them, so
 * whatever was acknowledged after it could be lost: this connection must not be used again.
 */
const stopIfBroken = (port: MessagePort, fault: PlainFault): void => {
  if (fault.code !== 'broken') return;
  post(port, { kind: 'broken', fault });
  port.close();
};

const appendBatch = (port: MessagePort, writer: Writer, batch: readonly AppendRow[]): void => {
  try {
    post(port, { kind: 'appended', outcomes: writer.append(batch) });
  } catch (error) {
    const fault = plainFault(error);
    stopIfBroken(port, fault);
    post(port, { kind: 'appendFailed', fault });
  }
};

/** Other faults are not reported: nothing is lost, and whatever caused them fails the next append too, which is reported. */
const tidyUp = (port: MessagePort, writer: Writer, commands: number): void => {
  try {
    writer.tidyUp(commands);
  } catch (error) {
    stopIfBroken(port, plainFault(error));
  }
};

const answer = (port: MessagePort, writer: Writer, { id, request }: Extract<ToWriter, { kind: 'request' }>): void => {
  try {
    post(port, { kind: 'done', id, rows: writer.answer(request) });
  } catch (error) {
    const fault = plainFault(error);
    stopIfBroken(port, fault);
    post(port, { kind: 'failed', id, fault });
  }
  // Prepared statements keep the file open after its connection is closed; the end of the thread releases them.
  if (request.kind === 'close') port.close();
};

const handle = (port: MessagePort, writer: Writer, message: ToWriter): void => {
  if (message.kind === 'request') answer(port, writer, message);
  else appendBatch(port, writer, message.batch);
  if (message.kind !== 'request') tidyUp(port, writer, message.batch.length);
  else if (message.request.kind === 'run') tidyUp(port, writer, 1);
};

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
export const serveWriter = (port: MessagePort, file: string): void => {
  try {
    const writer = openWriter(file);
    port.on('message', (message: ToWriter) => handle(port, writer, message));
    post(port, { kind: 'ready' });
  } catch (error) {
    post(port, { kind: 'refused', fault: plainFault(error) });
    port.close();
  }
};
