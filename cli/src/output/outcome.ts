import type { Refusal } from '@miaou/kit';

/** How a command ended. */
export type Outcome =
  | { readonly kind: 'done' }
  /** Each invalid record has been reported on standard output; this is their sum. */
  | { readonly kind: 'invalidRecords'; readonly records: number; readonly invalid: number; readonly first: string }
  /** The command failed and has already said why. */
  | { readonly kind: 'reported' }
  /** The call cannot work as it was written. `command` is the one whose help explains it. */
  | { readonly kind: 'usageError'; readonly refusal: Refusal; readonly command?: string }
  /** The call was right, but the environment does not allow it now: a port in use, a server that does not answer. */
  | { readonly kind: 'environmentError'; readonly refusal: Refusal }
  /** No command was given, and the help was shown instead. */
  | { readonly kind: 'helpShown' };

export const DONE: Outcome = { kind: 'done' };
export const REPORTED: Outcome = { kind: 'reported' };
export const HELP_SHOWN: Outcome = { kind: 'helpShown' };

export const usageError = (refusal: Refusal, command?: string): Outcome =>
  command === undefined ? { kind: 'usageError', refusal } : { kind: 'usageError', refusal, command };

export const environmentError = (refusal: Refusal): Outcome => ({ kind: 'environmentError', refusal });
