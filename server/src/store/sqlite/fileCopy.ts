import { closeSync, fsyncSync, openSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { messageOf, StoreFault } from '../fault.js';
import { SqliteDatabase } from './connection.js';
import { createPrivate } from './database.js';
import { plainFault } from './sqliteFault.js';
import type { PlainFault } from './writerMessages.js';

export interface FileCopy {
  readonly file: string;
  readonly into: string;
}

/** Resolves when the copy is on the disk. */
export type MakeCopy = (copy: FileCopy) => Promise<void>;

/** A compact copy of a file that nobody changes meanwhile, synced: an unsynced one may be empty after a power cut. */
const copyFile = ({ file, into }: FileCopy): void => {
  createPrivate(into);
  const database = SqliteDatabase.openUnchanging(file);
  database.prepare('VACUUM INTO $1').run([into]);
  database.close();
  const handle = openSync(into, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** What the thread of a copy does; nothing if it went well, or why it did not. A disk that fails here has lost nothing of the data. */
export const tryToCopy = (copy: FileCopy): PlainFault | undefined => {
  try {
    copyFile(copy);
    return undefined;
  } catch (error) {
    const { code, message } = plainFault(error);
    return { code: code === 'broken' ? 'failed' : code, message };
  }
};

/** Makes copies in threads of the program that is running, which must answer `{ copy }` with what `tryToCopy` gives. */
export const copyInThreadOf =
  (program: URL): MakeCopy =>
  (copy) =>
    new Promise((resolve, reject) => {
      const thread = new Worker(program, { workerData: { copy } });
      let fault: PlainFault | undefined = { code: 'failed', message: 'the thread of the copy has stopped' };
      thread.once('message', (given: { readonly fault: PlainFault | undefined }) => {
        ({ fault } = given);
      });
      thread.once('error', (error) => {
        fault = { code: 'failed', message: messageOf(error) };
      });
      // Only when it has ended it has let go of the file.
      thread.once('exit', () => {
        if (fault === undefined) resolve();
        else reject(new StoreFault(fault.code, fault.message));
      });
    });
