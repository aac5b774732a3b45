import { isJsonObject } from '@miaou/kit';
import { ID_PATTERN } from '@miaou/protocol';
import type { LoggedMessage } from './messageLog';

/** Fields that hold names or chat, which are private. */
const PRIVATE_FIELDS = new Set(['name', 'text', 'host']);

type Aliases = Map<string, string>;

const aliasOf = (id: string, aliases: Aliases): string => {
  const alias = aliases.get(id) ?? `#${aliases.size + 1}`;
  aliases.set(id, alias);
  return alias;
};

const redactedText = (field: string, text: string, aliases: Aliases): string => {
  // A table's id opens it, and a person's id is the same at every table.
  if (ID_PATTERN.test(text)) return aliasOf(text, aliases);
  return PRIVATE_FIELDS.has(field) ? '…' : text;
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

/** What else a report holds: facts about the page, never about people. */
export interface ReportFacts {
  readonly version: string;
  readonly language: string;
  readonly screen: string;
  readonly browser: string;
}

/** A report as text: the newest messages without names, chat and ids. Equal ids have equal aliases. */
export const makeReport = (log: readonly LoggedMessage[], facts: ReportFacts): string => {
  const aliases: Aliases = new Map();
  const messages = log.map(({ at, direction, text }) => ({
    at: new Date(at).toISOString(),
    [direction === 'sent' ? 'sent' : 'heard']: redacted('', parsed(text), aliases),
  }));
  return JSON.stringify({ report: 'miaou-report/1', ...facts, messages }, null, 1);
};
