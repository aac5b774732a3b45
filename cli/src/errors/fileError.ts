import type { Refusal } from '@miaou/kit';

/** The code of an error of the operating system (`ENOENT` …); undefined for any other error. */
export const systemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error
    ? error.code
    : undefined;

/** Why a file cannot be used; undefined when the error did not come from the operating system. */
export const fileRefusal = (path: string, error: unknown): Refusal | undefined => {
  const reason = systemErrorCode(error);
  switch (reason) {
    case undefined:
      return undefined;
    case 'ENOENT':
      return { code: 'file-missing', path };
    case 'EISDIR':
      return { code: 'file-is-directory', path };
    case 'EACCES':
    case 'EPERM':
      return { code: 'file-forbidden', path };
    case 'EROFS':
      return { code: 'disk-read-only', path };
    default:
      return { code: 'file-unusable', path, reason };
  }
};
