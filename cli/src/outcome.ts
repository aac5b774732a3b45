import type { Refusal } from '@miaou/kit';

/** How a command ended. */
export type Outcome =
  | { readonly kind: 'done' }
  /** Something asked about is wrong. Each case has been told already; this sums them up. */
  | { readonly kind: 'wrong'; readonly records: number; readonly wrong: number; readonly first: string }
  /** The command cannot work the way it was called. `command` is the one whose help would help. */
  | { readonly kind: 'misuse'; readonly refusal: Refusal; readonly command?: string }
  /** Nothing was asked, and the help was shown instead. */
  | { readonly kind: 'idle' };

export const DONE: Outcome = { kind: 'done' };
export const IDLE: Outcome = { kind: 'idle' };

export const misuse = (refusal: Refusal, command?: string): Outcome =>
  command === undefined ? { kind: 'misuse', refusal } : { kind: 'misuse', refusal, command };
