import { dirname } from 'node:path';
import type { Refusal } from '@miaou/kit';
import { type Config, StoreFault } from '@miaou/server';
import { fileFault, systemFault } from './fileFault.js';
import { hindered, misuse, type Outcome } from './outcome.js';

/** What may be shown of where the data lies. */
type Shown = (data: string) => string;

const pathOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : otherwise;

const syscallOf = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? error.syscall : undefined;

/** A file that is not there is made, so where one was to be opened it is its folder that is missing. */
const missingFolder = (error: unknown, path: string, data: string): string | undefined => {
  if (systemFault(error) !== 'ENOENT') return undefined;
  if (syscallOf(error) === 'scandir') return path;
  return path === data ? dirname(data) : undefined;
};

/** Why data cannot be used, as an outcome; anything else is a mistake of ours and thrown on. */
export const dataHindrance = (error: unknown, data: string, shown: Shown): Outcome => {
  if (error instanceof StoreFault)
    return hindered({ code: `store-${error.code}`, data: shown(data), reason: error.message });
  const path = pathOf(error, data);
  const folder = missingFolder(error, path, data);
  if (folder !== undefined) return misuse({ code: 'folder-missing', path: folder });
  const fault = fileFault(path, error);
  if (fault === undefined) throw error;
  return misuse(fault);
};

const listenRefusal = (
  error: unknown,
  { host, port }: Config,
): { readonly refusal: Refusal; readonly isMisuse: boolean } | undefined => {
  switch (systemFault(error)) {
    case 'EADDRINUSE':
      return { refusal: { code: 'port-taken', host, port }, isMisuse: false };
    case 'EADDRNOTAVAIL':
      return { refusal: { code: 'host-foreign', host }, isMisuse: true };
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { refusal: { code: 'host-unknown', host }, isMisuse: true };
    default:
      return undefined;
  }
};

/** Why a server did not start, as an outcome; anything else is a mistake of ours and thrown on. */
export const startHindrance = (error: unknown, config: Config, shown: Shown): Outcome => {
  const listening = listenRefusal(error, config);
  if (listening !== undefined) return listening.isMisuse ? misuse(listening.refusal) : hindered(listening.refusal);
  if (syscallOf(error) === 'listen') return misuse({ code: 'port-forbidden', port: config.port });
  return dataHindrance(error, config.data, shown);
};
