import type { Refusal } from '@miaou/kit';
import type { EntryBody } from './entry.js';

/** What a table says to a command, before anything has happened. */
export type Verdict = { readonly body: EntryBody } | { readonly refusal: Refusal };

export const allow = (body: EntryBody): Verdict => ({ body });

export const refuse = (code: string, facts: Omit<Refusal, 'code'> = {}): Verdict => ({ refusal: { code, ...facts } });
