import { dirname } from 'node:path';
import { BackupFault, type Config, StoreFault } from '@miaou/server';
import { environmentError, type Outcome, usageError } from '../output/outcome.js';
import { fileRefusal, systemErrorCode } from './fileError.js';

/** Removes what must not be printed, such as a password in a database's address. */
type ShowStorage = (storage: string) => string;

const pathOf = (error: unknown, fallback: string): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : fallback;

const syscallOf = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? error.syscall : undefined;

/** The storage file is created when it does not exist, so ENOENT means that its folder is missing. */
const missingFolder = (error: unknown, path: string, storage: string): string | undefined => {
  if (systemErrorCode(error) !== 'ENOENT') return undefined;
  if (syscallOf(error) === 'scandir') return path;
  return path === storage ? dirname(storage) : undefined;
};

/** The file itself can be written, but SQLite keeps a second one beside it. */
const forbiddenFolder = (error: unknown, path: string): string | undefined =>
  syscallOf(error) === 'access' && systemErrorCode(error) === 'EACCES' ? path : undefined;

const faultOutcome = (fault: StoreFault, storage: string): Outcome => {
  const { code, message: reason } = fault;
  if (!(fault instanceof BackupFault)) return environmentError({ code: `store-${code}`, storage, reason });
  const { backup } = fault;
  return environmentError(
    code === 'damaged'
      ? { code: 'backup-unusable', path: backup, reason }
      : { code: `store-${code}`, storage: backup, reason },
  );
};

/** Why the storage cannot be used; an error of any other kind is a bug and rethrown. */
export const storageErrorOutcome = (error: unknown, storage: string, show: ShowStorage): Outcome => {
  if (error instanceof StoreFault) return faultOutcome(error, show(storage));
  const path = pathOf(error, storage);
  const folder = missingFolder(error, path, storage);
  if (folder !== undefined) return usageError({ code: 'folder-missing', path: folder });
  const forbidden = forbiddenFolder(error, path);
  if (forbidden !== undefined) return usageError({ code: 'folder-forbidden', path: forbidden });
  const refusal = fileRefusal(path, error);
  if (refusal === undefined) throw error;
  return usageError(refusal);
};

/** Error codes of listening on an address. A port in use may become free; the others are wrong settings. */
const LISTEN_ERRORS: ReadonlyMap<string, (config: Config) => Outcome> = new Map([
  ['EADDRINUSE', ({ host, port }) => environmentError({ code: 'port-taken', host, port })],
  ['EADDRNOTAVAIL', ({ host }) => usageError({ code: 'host-foreign', host })],
  ['ENOTFOUND', ({ host }) => usageError({ code: 'host-unknown', host })],
  ['EAI_AGAIN', ({ host }) => usageError({ code: 'host-unknown', host })],
]);

/** Why a server did not start; an error of any other kind is a bug and rethrown. */
export const startErrorOutcome = (error: unknown, config: Config, show: ShowStorage): Outcome => {
  const listenError = LISTEN_ERRORS.get(systemErrorCode(error) ?? '');
  if (listenError !== undefined) return listenError(config);
  if (syscallOf(error) === 'listen') return usageError({ code: 'port-forbidden', port: config.port });
  return storageErrorOutcome(error, config.storage, show);
};
