import { accepted, isJsonObject, type Parsed, parseChoice, parseInteger, refused, wrongField } from '@miaou/kit';
import { type Parsers, parseAll } from './fields.js';
import { MOST_STEPS } from './layout.js';
import { isPlace, isSquare } from './squares.js';
import { type ChopMove, MICE } from './types.js';

const parseSquare = (field: string, raw: unknown): Parsed<unknown> =>
  isSquare(raw) ? accepted(raw) : refused(wrongField(field, raw, 'a square from a1 to g7'));

const parsePlace = (field: string, raw: unknown): Parsed<unknown> =>
  isPlace(raw) ? accepted(raw) : parseSquare(field, raw);

/** The fields of each kind of move; only a mouse's walk names a piece, and only a mouse goes into a hole. */
const FIELDS: Readonly<Record<ChopMove['type'], Parsers>> = {
  start: { to: parseSquare },
  roll: { value: (field, raw) => parseInteger(field, raw, 1, MOST_STEPS) },
  move: { to: parseSquare },
  jump: { to: parseSquare },
  fork: { at: parseSquare },
};
const MOUSE_FIELDS: Parsers = { mouse: (field, raw) => parseInteger(field, raw, 0, MICE.length - 1), to: parsePlace };
const TYPES = Object.keys(FIELDS) as ChopMove['type'][];

const parseType = (field: string, raw: unknown): Parsed<ChopMove['type']> => parseChoice(field, raw, TYPES);

/** Reads a move as a record writes it. */
export const parseMove = (raw: unknown): Parsed<ChopMove> => {
  if (!isJsonObject(raw)) return refused(wrongField('move', raw, 'an object'));
  const type = parseType('type', raw['type']);
  if (!type.ok) return type;
  const fields = type.value === 'move' && Object.hasOwn(raw, 'mouse') ? MOUSE_FIELDS : FIELDS[type.value];
  return parseAll('move', raw, { type: parseType, ...fields }) as Parsed<unknown> as Parsed<ChopMove>;
};
