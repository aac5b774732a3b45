import type { Bytes32, Chance, Refusal } from '@miaou/kit';
import type { EntryBody } from './entry.js';

/** Where a table's chance comes from. */
export interface ChanceSources {
  /** For what nobody has to prove, and for matches that are not sealed. */
  readonly chance: Chance;
  /** Draws the house's secret, from which deals and dice follow. Absent where matches are not sealed. */
  readonly drawSecret?: (() => Bytes32) | undefined;
}

/** The body of the entry that a command leads to; or that the table is so already, and no entry is made; or why it is refused. */
export type Decision = { readonly body: EntryBody } | { readonly unchanged: true } | { readonly refusal: Refusal };

export const allow = (body: EntryBody): Decision => ({ body });

/** What changes nothing is accepted, but leaves nothing in the log: it could be sent without end. */
export const UNCHANGED: Decision = { unchanged: true };

export const refuse = (code: string, facts: Omit<Refusal, 'code'> = {}): Decision => ({ refusal: { code, ...facts } });
