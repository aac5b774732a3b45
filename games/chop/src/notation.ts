import {
  accepted,
  isJsonObject,
  type JsonObject,
  type Parsed,
  parseChoice,
  parseInteger,
  refused,
  unknownField,
  wrongField,
} from '@miaou/kit';
import { MOST_STEPS } from './layout.js';
import { isPlace, isSquare } from './squares.js';
import { type ChopMove, MICE, type Mouse, type Place, type Square } from './types.js';

const MOVE_TYPES = ['start', 'roll', 'move', 'jump', 'fork'] as const;

const parseSquare = (field: string, raw: unknown): Parsed<Square> =>
  isSquare(raw) ? accepted(raw) : refused(wrongField(field, raw, 'a square from a1 to g7'));

const parsePlace = (field: string, raw: unknown): Parsed<Place> =>
  isPlace(raw) ? accepted(raw) : refused(wrongField(field, raw, 'a square from a1 to g7 or a hole N, E, S or W'));

/** Reads fields that must all be there, with nothing beside them. */
const fieldsOf = (raw: JsonObject, fields: readonly string[]): Parsed<JsonObject> => {
  const stranger = unknownField(raw, ['type', ...fields]);
  return stranger === undefined ? accepted(raw) : refused(stranger);
};

const parseWalk = (raw: JsonObject): Parsed<ChopMove> => {
  const fields = fieldsOf(raw, ['mouse', 'to']);
  if (!fields.ok) return fields;
  if (raw['mouse'] === undefined) return parseTo(raw, 'move');
  const mouse = parseInteger('mouse', raw['mouse'], 0, MICE.length - 1);
  if (!mouse.ok) return mouse;
  const to = parsePlace('to', raw['to']);
  return to.ok ? accepted({ type: 'move', mouse: mouse.value as Mouse, to: to.value }) : to;
};

const parseTo = (raw: JsonObject, type: 'start' | 'move' | 'jump'): Parsed<ChopMove> => {
  const fields = fieldsOf(raw, ['to']);
  if (!fields.ok) return fields;
  const to = parseSquare('to', raw['to']);
  return to.ok ? accepted({ type, to: to.value } as ChopMove) : to;
};

const parseFork = (raw: JsonObject): Parsed<ChopMove> => {
  const fields = fieldsOf(raw, ['at']);
  if (!fields.ok) return fields;
  const at = parseSquare('at', raw['at']);
  return at.ok ? accepted({ type: 'fork', at: at.value }) : at;
};

const parseRoll = (raw: JsonObject): Parsed<ChopMove> => {
  const fields = fieldsOf(raw, ['value']);
  if (!fields.ok) return fields;
  const value = parseInteger('value', raw['value'], 1, MOST_STEPS);
  return value.ok ? accepted({ type: 'roll', value: value.value }) : value;
};

/** Reads a move as a record writes it. */
export const parseMove = (raw: unknown): Parsed<ChopMove> => {
  if (!isJsonObject(raw)) return refused(wrongField('move', raw, 'an object'));
  const type = parseChoice('type', raw['type'], MOVE_TYPES);
  if (!type.ok) return type;
  switch (type.value) {
    case 'roll':
      return parseRoll(raw);
    case 'move':
      return parseWalk(raw);
    case 'fork':
      return parseFork(raw);
    default:
      return parseTo(raw, type.value);
  }
};
