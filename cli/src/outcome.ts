import type { Refusal } from '@miaou/kit';

/** How a command ended. */
export type Outcome =
  | { readonly kind: 'done' }
  /** Something asked about is wrong. Each case has been told already; this sums them up. */
  | { readonly kind: 'wrong'; readonly records: number; readonly wrong: number; readonly first: string }
  /** The same, with nothing left to say. */
  | { readonly kind: 'toldWrong' }
  /** The command cannot work the way it was called. `command` is the one whose help would help. */
  | { readonly kind: 'misuse'; readonly refusal: Refusal; readonly command?: string }
  /** The call was right, but something stands in its way. */
  | { readonly kind: 'hindered'; readonly refusal: Refusal }
  /** Nothing was asked, and the help was shown instead. */
  | { readonly kind: 'idle' };

export const DONE: Outcome = { kind: 'done' };
export const TOLD_WRONG: Outcome = { kind: 'toldWrong' };
export const IDLE: Outcome = { kind: 'idle' };

export const misuse = (refusal: Refusal, command?: string): Outcome =>
  command === undefined ? { kind: 'misuse', refusal } : { kind: 'misuse', refusal, command };

export const hindered = (refusal: Refusal): Outcome => ({ kind: 'hindered', refusal });
