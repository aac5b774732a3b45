import { parentPort, workerData } from 'node:worker_threads';
import { serveWriter } from './serveWriter.js';
import type { OpenFile } from './writerMessages.js';

/** The writer's thread: a commit waits for the disk, and the event loop of the server must not. */
if (parentPort === null) throw new Error('this file is the start of a worker thread');
const port = parentPort;

const start = ({ file }: OpenFile): void => serveWriter(port, file);

// A thread that is started before the file is known gets it in its first message.
const { file } = (workerData ?? {}) as Partial<OpenFile>;
if (file === undefined) port.once('message', start);
else start({ file });
