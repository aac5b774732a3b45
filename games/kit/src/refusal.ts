/** A fact that explains a refusal. */
export type Fact = string | number | boolean | null | readonly Fact[];

/**
 * Why something is not allowed: a code that a program can act on, with the facts behind it.
 * Never a sentence: the user interface has the words, in the reader's language.
 */
export interface Refusal {
  readonly code: string;
  readonly [fact: string]: Fact;
}

/** What reading outside input gives: the value, or why it was not accepted. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

/** The value was read. */
export const accepted = <T>(value: T): Parsed<T> => ({ ok: true, value });

/** The value was not accepted. */
export const refused = (error: Refusal): { readonly ok: false; readonly error: Refusal } => ({ ok: false, error });
