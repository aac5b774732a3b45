import { EventEmitter } from 'node:events';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { StoreFault } from '../../store/fault.js';
import type { MakeCopy } from '../../store/sqlite/fileCopy.js';
import { SqliteStore } from '../../store/sqlite/sqliteStore.js';
import type { FromWriter, ToWriter } from '../../store/sqlite/writerMessages.js';
import { serveWriter } from '../../store/sqlite/writerService.js';
import { nextEvent } from '../waiting.js';

/** Stands for the writer's thread, whose start would be most of the time that a damaged file takes. */
class StandIn extends EventEmitter {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (message: FromWriter) => this.emit('message', message));
    port.on('close', () => this.emit('exit', 0));
  }

  postMessage(message: ToWriter): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    this.#port.postMessage(message);
  }
}

const noCopy: MakeCopy = () => Promise.reject(new Error('nobody makes copies here'));

/** Opens a file with its writer in this thread: an abort of the writer is then the end of the test as well. */
export const openInThisThread = async (file: string, copy: MakeCopy = noCopy): Promise<SqliteStore> => {
  const { port1, port2 } = new MessageChannel();
  const standIn = new StandIn(port1);
  const opened = nextEvent(standIn, 'message') as Promise<[FromWriter]>;
  serveWriter(port2, file, copy);
  const [message] = await opened;
  if (message.kind === 'refused') throw new StoreFault(message.fault.code, message.fault.message);
  return new SqliteStore(file, standIn as unknown as Worker);
};
