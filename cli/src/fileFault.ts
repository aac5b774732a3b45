import type { Refusal } from '@miaou/kit';

/** The system's short word for what went wrong (`ENOENT` …), where the system was the one to complain. */
export const systemFault = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error
    ? error.code
    : undefined;

/** Why a file cannot be used, or nothing when the error did not come from the system. */
export const fileFault = (path: string, error: unknown): Refusal | undefined => {
  const reason = systemFault(error);
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
    default:
      return { code: 'file-unusable', path, reason };
  }
};
