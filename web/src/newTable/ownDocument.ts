import { accepted, type Chance, type Game, type JsonObject, type Parsed, refused } from '@miaou/kit';
import { recall, remember } from '../preferences/store';

/** Whoever is drawn: a document does not depend on it. */
const FIRST: Chance = { below: () => 0 };

type Rules = Pick<Game, 'id' | 'seatCounts' | 'parseOptions' | 'drawOptions'>;

/** Reads a document of the visitor's own as the value of an option, such as a kitchen: the rules say whether it is one. */
export const readDocument = (rules: Rules, option: string, raw: unknown): Parsed<JsonObject> => {
  const options = rules.drawOptions({ seats: rules.seatCounts[0] ?? 0, [option]: raw }, FIRST);
  const parsed = rules.parseOptions(options);
  return parsed.ok ? accepted(raw as JsonObject) : parsed;
};

/** Reads the text of a file. */
export const readDocumentText = (rules: Rules, option: string, text: string): Parsed<JsonObject> => {
  try {
    return readDocument(rules, option, JSON.parse(text));
  } catch {
    return refused({ code: 'not-json' });
  }
};

const keyOf = ({ id }: Rules, option: string): string => `miaou.own.${id}.${option}`;

/** The document that was brought last on this device, if the rules still take it. */
export const recallDocument = (rules: Rules, option: string): JsonObject | undefined => {
  const text = recall(keyOf(rules, option));
  const read = text === null ? undefined : readDocumentText(rules, option, text);
  return read?.ok === true ? read.value : undefined;
};

export const keepDocument = (rules: Rules, option: string, document: JsonObject): void =>
  remember(keyOf(rules, option), JSON.stringify(document));
