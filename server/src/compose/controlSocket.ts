import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants, rmSync } from 'node:fs';
import { access, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { dirname, posix, resolve, win32 } from 'node:path';
import type { Log } from '../log.js';
import { messageOf, StoreFault, type StoreFaultCode } from '../store/fault.js';
import { backUp, unfinishedName } from '../store/maintenance/backup.js';
import type { SqliteStore } from '../store/sqlite/sqliteStore.js';

/**
 * Where a running server takes requests for a backup: it holds the file exclusively, so no other process can make one. A socket next to the
 * file, which only the server's user may open. Windows has named pipes, which are in no folder: there the name is a digest of the path.
 */
export const controlAddress = (platform: string, file: string): string =>
  platform === 'win32'
    ? `\\\\.\\pipe\\miaou-${createHash('sha256').update(win32.resolve(file).toLowerCase()).digest('hex').slice(0, 32)}`
    : `${posix.resolve(file)}.control`;

/** What the system allows in the name of a socket on every platform. */
const LONGEST_NAME = 100;

const LONGEST_REQUEST = 8192;

/** An absolute path where the copy is to lie, and where whoever asks has laid the file that is the copy until it is whole. */
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

/**
 * A service may not write where the operator may, or has a room of its own in the place of a folder that others share, such as that for
 * temporary files: there the copy would be made, and nobody would find it.
 */
const reaches = async (backup: string): Promise<boolean> => {
  try {
    await access(unfinishedName(backup));
    await access(dirname(backup), constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const perform = async (store: SqliteStore, line: string): Promise<ControlAnswer> => {
  const request = parseRequest(line);
  if (request === undefined) return faultOf(new Error('not a request'));
  const { backup } = request;
  if (!(await reaches(backup))) return faultOf(new StoreFault('unopenable', `its server does not reach ${backup}`));
  return backUp(store, backup).then(
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
export const openControlSocket = (file: string, store: SqliteStore, log: Log): { close(): Promise<void> } => {
  const path = controlAddress(process.platform, file);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    attend(socket, store).catch(() => socket.destroy());
  });
  server.on('error', (error) => log.warn('no backups while running', {}, error));
  if (process.platform !== 'win32' && path.length > LONGEST_NAME)
    log.warn('no backups while running: the path of the data is too long');
  else {
    // Only one server can have the file open, so a socket with this name was left behind by one that was killed. A pipe ends with its server.
    if (process.platform !== 'win32') rmSync(path, { force: true });
    listenAlone(server, path);
  }
  return {
    close: async () => {
      if (!server.listening) return;
      server.close();
      // Who holds the socket must not hold up the server. A backup that was begun is finished by the store, but not reported.
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
};

/** Asks the server that runs on a file for a backup. Nothing if none answers. */
export const askForBackup = async (file: string, backup: string): Promise<ControlAnswer | undefined> => {
  const socket = connect(controlAddress(process.platform, file));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  const place = resolve(backup);
  try {
    await writeFile(unfinishedName(place), '');
    socket.write(`${JSON.stringify({ backup: place } satisfies ControlRequest)}\n`);
    const line = await lineFrom(socket);
    return line === undefined ? undefined : (JSON.parse(line) as ControlAnswer);
  } finally {
    await rm(unfinishedName(place), { force: true });
    socket.destroy();
  }
};
