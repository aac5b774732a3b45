import { dirname } from 'node:path';
import { type Config, StoreFault } from '@miaou/server';
import { fileFault, systemFault } from './fileFault.js';
import { hindered, misuse, type Outcome } from './outcome.js';

/** What may be shown of where the data lies. */
type Shown = (storage: string) => string;

const pathOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : otherwise;

const syscallOf = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? error.syscall : undefined;

/** A file that is not there is made, so where one was to be opened it is its folder that is missing. */
const missingFolder = (error: unknown, path: string, storage: string): string | undefined => {
  if (systemFault(error) !== 'ENOENT') return undefined;
  if (syscallOf(error) === 'scandir') return path;
  return path === storage ? dirname(storage) : undefined;
};

/** Why data cannot be used, as an outcome; anything else is a mistake of ours and thrown on. */
export const dataHindrance = (error: unknown, storage: string, shown: Shown): Outcome => {
  if (error instanceof StoreFault)
    return hindered({ code: `store-${error.code}`, storage: shown(storage), reason: error.message });
  const path = pathOf(error, storage);
  const folder = missingFolder(error, path, storage);
  if (folder !== undefined) return misuse({ code: 'folder-missing', path: folder });
  const fault = fileFault(path, error);
  if (fault === undefined) throw error;
  return misuse(fault);
};

/** What the system says about an address to listen on. Some of it may pass by itself, some is a wrong setting. */
const LISTENING: ReadonlyMap<string, (config: Config) => Outcome> = new Map([
  ['EADDRINUSE', ({ host, port }) => hindered({ code: 'port-taken', host, port })],
  ['EADDRNOTAVAIL', ({ host }) => misuse({ code: 'host-foreign', host })],
  ['ENOTFOUND', ({ host }) => misuse({ code: 'host-unknown', host })],
  ['EAI_AGAIN', ({ host }) => misuse({ code: 'host-unknown', host })],
]);

/** Why a server did not start, as an outcome; anything else is a mistake of ours and thrown on. */
export const startHindrance = (error: unknown, config: Config, shown: Shown): Outcome => {
  const tell = LISTENING.get(systemFault(error) ?? '');
  if (tell !== undefined) return tell(config);
  if (syscallOf(error) === 'listen') return misuse({ code: 'port-forbidden', port: config.port });
  return dataHindrance(error, config.storage, shown);
};
