import { messageOf, StoreFault, type StoreFaultCode } from '../fault.js';
import type { PlainFault } from './writerMessages.js';

/** The result codes of SQLite that mean something particular here: https://sqlite.org/rescode.html. */
const MEANINGS: ReadonlyMap<number, StoreFaultCode> = new Map([
  [5, 'locked'],
  [6, 'locked'],
  [10, 'broken'],
  [11, 'damaged'],
  [13, 'full'],
  [26, 'damaged'],
]);

/** A page that the disk no longer gives back, or gives back changed: nothing that is written is in doubt. */
const UNREADABLE_PAGES: ReadonlySet<number> = new Set([266, 522, 8202, 8458]);

/** Errors of statements that give rows carry no code. Those write only within a transaction, whose commit does carry one. */
const MESSAGES: ReadonlyMap<string, StoreFaultCode> = new Map([
  ['database is locked', 'locked'],
  ['database table is locked', 'locked'],
  ['disk I/O error', 'damaged'],
  ['database disk image is malformed', 'damaged'],
  ['database or disk is full', 'full'],
  ['file is not a database', 'damaged'],
]);

const resultCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Value is too large to be represented');

const meaningOf = (error: unknown): StoreFaultCode => {
  // No number of that size is ever written.
  if (isTooLarge(error)) return 'damaged';
  const code = resultCode(error);
  if (code === undefined) return MESSAGES.get(messageOf(error)) ?? 'failed';
  const primary = code % 256;
  return UNREADABLE_PAGES.has(code) ? 'damaged' : (MEANINGS.get(primary) ?? 'failed');
};

/** A database error as a StoreFault. */
export const sqliteFault = (error: unknown): StoreFault =>
  error instanceof StoreFault ? error : new StoreFault(meaningOf(error), messageOf(error), { cause: error });

/** The same as it crosses to another thread. */
export const plainFault = (error: unknown): PlainFault => {
  const { code, message } = sqliteFault(error);
  return { code, message };
};

export const isDamage = (error: unknown): boolean => sqliteFault(error).code === 'damaged';

/** Entries that cannot be moved to their logs for such a reason can be read where they lie. */
export const staysReadable = (error: unknown): boolean => concernsRows(error) || sqliteFault(error).code === 'full';

/** Damage, or a row that breaks a rule of its table because of it. Other rows may still be read and written. */
export const concernsRows = (error: unknown): boolean => ['damaged', 'failed'].includes(sqliteFault(error).code);
