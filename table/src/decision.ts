import type { Refusal } from '@miaou/kit';
import type { EntryBody } from './entry.js';

/** The body of the entry that a command leads to; or that the table is so already, and no entry is made; or why it is refused. */
export type Decision = { readonly body: EntryBody } | { readonly unchanged: true } | { readonly refusal: Refusal };

export const allow = (body: EntryBody): Decision => ({ body });

/** What changes nothing is accepted, but leaves nothing in the log: it could be sent without end. */
export const UNCHANGED: Decision = { unchanged: true };

export const refuse = (code: string, facts: Omit<Refusal, 'code'> = {}): Decision => ({ refusal: { code, ...facts } });
