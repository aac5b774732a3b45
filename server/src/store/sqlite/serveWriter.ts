import type { MessagePort } from 'node:worker_threads';
import type { AppendRow } from '../appendRow.js';
import { StoreFault } from '../fault.js';
import { Backups } from './backups.js';
import { openDatabase } from './database.js';
import type { MakeCopy } from './fileCopy.js';
import { plainFault, sqliteFault } from './sqliteFault.js';
import { Writer } from './writer.js';
import type { FromWriter, PlainFault, ToWriter } from './writerMessages.js';

type Asked = Extract<ToWriter, { kind: 'request' }>;

const post = (port: MessagePort, message: FromWriter): void => port.postMessage(message);

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

const refuse = (port: MessagePort, id: number, error: unknown): void => {
  const fault = plainFault(error);
  stopIfBroken(port, fault);
  post(port, { kind: 'failed', id, fault });
};

const answer = (port: MessagePort, writer: Writer, id: number, request: Parameters<Writer['answer']>[0]): void => {
  try {
    post(port, { kind: 'done', id, rows: writer.answer(request) });
  } catch (error) {
    refuse(port, id, error);
  }
};

const attend = async (port: MessagePort, writer: Writer, backups: Backups, { id, request }: Asked): Promise<void> => {
  switch (request.kind) {
    case 'run':
      answer(port, writer, id, request);
      return tidyUp(port, writer, 1);
    case 'backup':
      return backups.make(request.file).then(
        () => post(port, { kind: 'done', id, rows: [] }),
        (error: unknown) => refuse(port, id, error),
      );
    case 'close':
      // To close the file is to change it.
      await backups.ended;
      answer(port, writer, id, request);
      // Prepared statements keep the file open after its connection is closed; the end of the thread releases them.
      return port.close();
  }
};

const handle = (port: MessagePort, writer: Writer, backups: Backups, message: ToWriter): void => {
  if (message.kind === 'request') return void attend(port, writer, backups, message);
  appendBatch(port, writer, message.batch);
  tidyUp(port, writer, message.batch.length);
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
export const serveWriter = (port: MessagePort, file: string, copy: MakeCopy): void => {
  try {
    const writer = openWriter(file);
    const backups = new Backups(file, writer, copy);
    port.on('message', (message: ToWriter) => handle(port, writer, backups, message));
    post(port, { kind: 'ready' });
  } catch (error) {
    post(port, { kind: 'refused', fault: plainFault(error) });
    port.close();
  }
};
