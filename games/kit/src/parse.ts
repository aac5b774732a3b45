import type { JsonObject } from './json.js';
import { accepted, type Parsed, type Refusal, refused } from './refusal.js';

const LONGEST_QUOTE = 60;

/** What was found, short enough to quote in a message whatever was sent. */
export const quoted = (raw: unknown): string => {
  const text = (typeof raw === 'number' ? String(raw) : JSON.stringify(raw)) ?? String(raw);
  const letters = Array.from(text.slice(0, 2 * LONGEST_QUOTE));
  return letters.length > LONGEST_QUOTE || text.length > 2 * LONGEST_QUOTE
    ? `${letters.slice(0, LONGEST_QUOTE).join('')}…`
    : text;
};

/** Refuses a field that is missing or of the wrong kind, and says what belongs there. */
export const wrongField = (field: string, found: unknown, expected: string): Refusal =>
  found === undefined
    ? { code: 'missing-field', field, expected }
    : { code: 'wrong-field', field, found: quoted(found), expected };

/** The first field that is not on the list, as a refusal. A misspelt field must never pass for an absent one. */
export const unknownField = (object: JsonObject, known: readonly string[]): Refusal | undefined => {
  const stranger = Object.keys(object).find((field) => !known.includes(field));
  return stranger === undefined
    ? undefined
    : { code: 'unknown-field', field: quoted(stranger), expected: known.join(', ') };
};

/** Reads a whole number within bounds. `1.5`, `"3"` and NaN are refused. */
export const parseInteger = (field: string, raw: unknown, least: number, most: number): Parsed<number> =>
  Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most
    ? accepted(raw as number)
    : refused(wrongField(field, raw, `a whole number from ${least} to ${most}`));

/** Reads one word of a fixed list. */
export const parseChoice = <T extends string>(field: string, raw: unknown, choices: readonly T[]): Parsed<T> =>
  choices.includes(raw as T) ? accepted(raw as T) : refused(wrongField(field, raw, choices.join(' | ')));
