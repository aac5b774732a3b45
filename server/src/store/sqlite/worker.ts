import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, sqliteFault } from './database.js';
import type { FromWriter, OpenFile, ToWriter, WiredFault } from './wire.js';
import { Writer } from './writer.js';

/** The writer's thread: a commit waits for the disk, and nobody else should. */
if (parentPort === null) throw new Error('this file is the start of a worker thread');
const port = parentPort;

const tell = (message: FromWriter): void => port.postMessage(message);

const wiredFault = (error: unknown): WiredFault => {
  const { code, message } = sqliteFault(error);
  return { code, message };
};

const writeBatch = (writer: Writer, batch: string): void => {
  try {
    tell(writer.append(batch));
  } catch (error) {
    tell({ kind: 'batch', fault: wiredFault(error) });
  }
};

/** Whatever hinders it will hinder the next append too, and that one is heard. */
const tidy = (writer: Writer): void => {
  try {
    writer.tidy();
  } catch {
    // Nothing is lost: what was not put in its place is where it was.
  }
};

const serve = (writer: Writer, message: Exclude<ToWriter, string>): void => {
  try {
    tell({ kind: 'done', id: message.id, rows: writer.answer(message.request) });
  } catch (error) {
    tell({ kind: 'failed', id: message.id, fault: wiredFault(error) });
  }
  // Prepared statements keep the file open after its connection is closed; the end of the thread lets go of everything.
  if (message.request.kind === 'close') port.close();
};

const start = ({ file }: OpenFile): void => {
  try {
    const writer = new Writer(openDatabase(file));
    port.on('message', (message: ToWriter) => {
      if (typeof message !== 'string') return serve(writer, message);
      writeBatch(writer, message);
      tidy(writer);
    });
    tell({ kind: 'ready' });
  } catch (error) {
    tell({ kind: 'refused', fault: wiredFault(error) });
    port.close();
  }
};

// A thread that is started before anybody knows its file is told later.
const { file } = (workerData ?? {}) as Partial<OpenFile>;
if (file === undefined) port.once('message', start);
else start({ file });
