import { parentPort, workerData } from 'node:worker_threads';
import { copyInThreadOf, type FileCopy, tryToCopy } from './fileCopy.js';
import type { FromWriter, OpenFile } from './writerMessages.js';
import { serveWriter } from './writerService.js';

/**
 * The writer's thread: a commit waits for the disk, and the event loop of the server must not. For a backup it starts a thread of this
 * same program, so that nobody who writes waits for the copy either.
 */
if (parentPort === null) throw new Error('this file is the start of a worker thread');
const port = parentPort;

const start = ({ file }: OpenFile): void => serveWriter(port, file, copyInThreadOf(new URL(import.meta.url)));

const { file, copy } = (workerData ?? {}) as Partial<OpenFile & { readonly copy: FileCopy }>;
if (copy !== undefined) port.postMessage({ fault: tryToCopy(copy) });
// A thread that is started before the file is known gets it in its first message.
else if (file === undefined) {
  port.once('message', start);
  port.postMessage({ kind: 'loaded' } satisfies FromWriter);
} else start({ file });
