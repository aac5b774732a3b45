import {
  accepted,
  isJsonObject,
  type Parsed,
  parseChoice,
  parseInteger,
  refused,
  unknownField,
  wrongField,
} from '@miaou/kit';
import { MOST_STEPS } from './layout.js';
import { isPlace, isSquare } from './squares.js';
import { type ChopMove, MICE } from './types.js';

const parseSquare = (field: string, raw: unknown): Parsed<unknown> =>
  isSquare(raw) ? accepted(raw) : refused(wrongField(field, raw, 'a square from a1 to g7'));

const parsePlace = (field: string, raw: unknown): Parsed<unknown> =>
  isPlace(raw) ? accepted(raw) : refused(wrongField(field, raw, 'a square from a1 to g7 or a hole N, E, S, W'));

const parseMouse = (field: string, raw: unknown): Parsed<unknown> => parseInteger(field, raw, 0, MICE.length - 1);

const parseValue = (field: string, raw: unknown): Parsed<unknown> => parseInteger(field, raw, 1, MOST_STEPS);

type Fields = { readonly [field: string]: (field: string, raw: unknown) => Parsed<unknown> };

/** The fields of each kind of move; only a mouse's walk names a piece, and only a mouse goes into a hole. */
const FIELDS: Readonly<Record<ChopMove['type'], Fields>> = {
  start: { to: parseSquare },
  roll: { value: parseValue },
  move: { to: parseSquare },
  jump: { to: parseSquare },
  fork: { at: parseSquare },
};
const MOUSE_FIELDS: Fields = { mouse: parseMouse, to: parsePlace };
const TYPES = Object.keys(FIELDS) as ChopMove['type'][];

/** Reads a move as a record writes it. */
export const parseMove = (raw: unknown): Parsed<ChopMove> => {
  if (!isJsonObject(raw)) return refused(wrongField('move', raw, 'an object'));
  const type = parseChoice('type', raw['type'], TYPES);
  if (!type.ok) return type;
  const fields = type.value === 'move' && Object.hasOwn(raw, 'mouse') ? MOUSE_FIELDS : FIELDS[type.value];
  const stranger = unknownField(raw, ['type', ...Object.keys(fields)]);
  if (stranger !== undefined) return refused(stranger);
  const move: { [field: string]: unknown } = { type: type.value };
  for (const [field, parse] of Object.entries(fields)) {
    const parsed = parse(field, raw[field]);
    if (!parsed.ok) return parsed;
    move[field] = parsed.value;
  }
  return accepted(move as unknown as ChopMove);
};
