import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { resolve } from 'node:path';
import type { Log } from './log.js';
import { messageOf, StoreFault, type StoreFaultCode } from './store/fault.js';
import { backUp } from './store/maintenance/backup.js';
import type { SqliteStore } from './store/sqlite/sqliteStore.js';

/**
 * A running server has its file to itself, so whoever wants a backup must ask the server. The way is a socket beside the file: who may
 * read the data may use it, and nobody else.
 */
const socketOf = (file: string): string => `${resolve(file)}.control`;

/** What the system allows in the name of a socket on every platform. */
const LONGEST_NAME = 100;

const LONGEST_REQUEST = 8192;

/** An absolute path where the copy is to lie. */
interface ControlRequest {
  readonly backup: string;
}

type ControlAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: StoreFaultCode; readonly message: string };

const parseRequest = (line: string): ControlRequest | undefined => {
  try {
    const { backup } = JSON.parse(line) as Partial<ControlRequest>;
    return typeof backup === 'string' && resolve(backup) === backup ? { backup } : undefined;
  } catch {
    return undefined;
  }
};

const faultOf = (error: unknown): ControlAnswer => ({
  ok: false,
  code: error instanceof StoreFault ? error.code : 'failed',
  message: messageOf(error),
});

const perform = async (store: SqliteStore, line: string): Promise<ControlAnswer> => {
  const request = parseRequest(line);
  if (request === undefined) return faultOf(new Error('not a request'));
  return backUp(store, request.backup).then(
    () => ({ ok: true }),
    (error: unknown) => faultOf(error),
  );
};

/** The first line that comes; nothing if none does. */
const lineFrom = async (socket: Socket): Promise<string | undefined> => {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    text += chunk.toString();
    const end = text.indexOf('\n');
    if (end >= 0) return text.slice(0, end);
    if (text.length > LONGEST_REQUEST) return undefined;
  }
  return undefined;
};

const attend = async (socket: Socket, store: SqliteStore): Promise<void> => {
  const line = await lineFrom(socket);
  if (line === undefined) socket.destroy();
  else socket.end(`${JSON.stringify(await perform(store, line))}\n`);
};

/** Only the owner may connect. The mask holds for the moment in which the socket gets its name. */
const listenAlone = (server: Server, path: string): void => {
  const mask = process.umask(0o077);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
};

/** Takes requests for a running store. Without it, for instance on a file system that has no sockets, all but this works. */
export const openControl = (file: string, store: SqliteStore, log: Log): { close(): Promise<void> } => {
  const path = socketOf(file);
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    attend(socket, store).catch(() => socket.destroy());
  });
  server.on('error', (error) => log.warn('no backups while running', {}, error));
  if (path.length > LONGEST_NAME) log.warn('no backups while running: the path of the data is too long');
  else {
    // The file is ours alone, so whatever has this name was left behind by a server that was killed.
    rmSync(path, { force: true });
    listenAlone(server, path);
  }
  return {
    close: async () => {
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
};

/** Asks the server that runs on a file for a backup. Nothing if none answers. */
export const askForBackup = async (file: string, backup: string): Promise<ControlAnswer | undefined> => {
  const socket = connect(socketOf(file));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.write(`${JSON.stringify({ backup: resolve(backup) } satisfies ControlRequest)}\n`);
  const line = await lineFrom(socket);
  socket.destroy();
  return line === undefined ? undefined : (JSON.parse(line) as ControlAnswer);
};
