import { isJsonObject } from '@miaou/kit';
import type { TranscriptLine } from './transcript';

/** Where people are named or speak. What they typed is nobody's business but theirs. */
const WORDS = new Set(['name', 'text', 'host']);
/** Whoever knows a table's id may open it, and a person's id follows them from table to table. */
const ID = /^[A-Za-z0-9_-]{22}$/;

type Aliases = Map<string, string>;

const aliasOf = (id: string, aliases: Aliases): string => {
  const alias = aliases.get(id) ?? `#${aliases.size + 1}`;
  aliases.set(id, alias);
  return alias;
};

const redactedText = (field: string, text: string, aliases: Aliases): string => {
  if (ID.test(text)) return aliasOf(text, aliases);
  return WORDS.has(field) ? '…' : text;
};

const redacted = (field: string, value: unknown, aliases: Aliases): unknown => {
  if (typeof value === 'string') return redactedText(field, value, aliases);
  if (Array.isArray(value)) return value.map((item) => redacted(field, item, aliases));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redacted(key, inner, aliases)]));
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return '(not JSON)';
  }
};

/** What else a report says: about the page, never about people. */
export interface ReportFacts {
  readonly version: string;
  readonly language: string;
  readonly screen: string;
  readonly browser: string;
}

/** A report as text: the last messages without names, talk and ids that open anything. Ids that are alike stay alike. */
export const makeReport = (lines: readonly TranscriptLine[], facts: ReportFacts): string => {
  const aliases: Aliases = new Map();
  const messages = lines.map(({ at, way, text }) => ({
    at: new Date(at).toISOString(),
    [way]: redacted('', parsed(text), aliases),
  }));
  return JSON.stringify({ report: 'miaou-report/1', ...facts, messages }, null, 1);
};
