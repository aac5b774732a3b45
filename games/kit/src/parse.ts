import { isJsonObject, type JsonObject } from './json.js';
import { accepted, type Parsed, type Refusal, refused } from './refusal.js';
import { type Seat, seat } from './seat.js';

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
  const unknown = Object.keys(object).find((field) => !known.includes(field));
  return unknown === undefined
    ? undefined
    : { code: 'unknown-field', field: quoted(unknown), expected: known.join(', ') };
};

/** Reads an object that has no fields but these; `name` stands for the object in refusals. */
export const parseFields = (name: string, raw: unknown, known: readonly string[]): Parsed<JsonObject> => {
  if (!isJsonObject(raw)) return refused(wrongField(name, raw, 'an object'));
  const unknown = unknownField(raw, known);
  return unknown === undefined ? accepted(raw) : refused(unknown);
};

/** Reads a whole number within bounds. `1.5`, `"3"` and NaN are refused. */
export const parseInteger = (field: string, raw: unknown, least: number, most: number): Parsed<number> =>
  Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most
    ? accepted(raw as number)
    : refused(wrongField(field, raw, `a whole number from ${least} to ${most}`));

/** Reads a seat of a match with this number of seats. */
export const parseSeat = (field: string, raw: unknown, seats: number): Parsed<Seat> => {
  const index = parseInteger(field, raw, 0, seats - 1);
  return index.ok ? accepted(seat(index.value)) : index;
};

/** Reads one word of a fixed list. */
export const parseChoice = <T extends string>(field: string, raw: unknown, choices: readonly T[]): Parsed<T> =>
  choices.includes(raw as T) ? accepted(raw as T) : refused(wrongField(field, raw, choices.join(' | ')));

/** Reads the value of one field. */
export type FieldParser<T> = (field: string, raw: unknown) => Parsed<T>;

/** The parser of a field that may be left out. */
export const optional =
  <T>(fallback: T, parse: FieldParser<T>): FieldParser<T> =>
  (field, raw) =>
    raw === undefined ? accepted(fallback) : parse(field, raw);

/** The parser of a choice among words, one of which applies when the field is left out. */
export const choiceParser = <T extends string>(spec: {
  readonly choices: readonly T[];
  readonly default: T;
}): FieldParser<T> => optional(spec.default, (field, raw) => parseChoice(field, raw, spec.choices));

/** A parser for every field of an object, in the order in which the fields are read and written. */
export type FieldParsers<T> = { readonly [Field in keyof T]: FieldParser<T[Field]> };

/** Reads an object field by field; a field without a parser is refused. */
export const parseObject = <T extends object>(name: string, raw: unknown, parsers: FieldParsers<T>): Parsed<T> => {
  const names = Object.keys(parsers) as (keyof T & string)[];
  const fields = parseFields(name, raw, names);
  if (!fields.ok) return fields;
  const result: Partial<T> = {};
  for (const field of names) {
    const parsed = parsers[field](field, fields.value[field]);
    if (!parsed.ok) return parsed;
    result[field] = parsed.value;
  }
  return accepted(result as T);
};
