import {
  accepted,
  at,
  type FieldParser,
  type FieldParsers,
  isJsonObject,
  type Parsed,
  parseChoice,
  parseInteger,
  parseObject,
  refused,
  wrongField,
} from '@miaou/kit';
import { MOST_STEPS } from './layout.js';
import { isPlace, isSquare } from './squares.js';
import { type CatWalk, type ChopMove, MICE, type Mouse, type MouseWalk, type Place, type Square } from './types.js';

type MoveType = ChopMove['type'];
type MoveOf<T extends MoveType> = Extract<ChopMove, { type: T }>;

const parseSquare: FieldParser<Square> = (field, raw) =>
  isSquare(raw) ? accepted(raw) : refused(wrongField(field, raw, 'a square from a1 to g7'));

const parsePlace: FieldParser<Place> = (field, raw) => (isPlace(raw) ? accepted(raw) : parseSquare(field, raw));

const parseMouse: FieldParser<Mouse> = (field, raw) => {
  const mouse = parseInteger(field, raw, 0, MICE.length - 1);
  return mouse.ok ? accepted(at(MICE, mouse.value)) : mouse;
};

const typeIs =
  <T extends MoveType>(type: T): FieldParser<T> =>
  (field, raw) =>
    parseChoice(field, raw, [type]);

type MoveParser = (raw: unknown) => Parsed<ChopMove>;

const moveParser =
  <T extends ChopMove>(fields: FieldParsers<T>): MoveParser =>
  (raw) =>
    parseObject<T>('move', raw, fields);

const PARSERS: { readonly [T in MoveType]: MoveParser } = {
  start: moveParser<MoveOf<'start'>>({ type: typeIs('start'), to: parseSquare }),
  roll: moveParser<MoveOf<'roll'>>({
    type: typeIs('roll'),
    value: (field, raw) => parseInteger(field, raw, 1, MOST_STEPS),
  }),
  move: moveParser<CatWalk>({ type: typeIs('move'), to: parseSquare }),
  jump: moveParser<MoveOf<'jump'>>({ type: typeIs('jump'), to: parseSquare }),
  fork: moveParser<MoveOf<'fork'>>({ type: typeIs('fork'), at: parseSquare }),
};
/** Only a mouse's walk names a piece, and only a mouse goes into a hole. */
const parseMouseWalk = moveParser<MouseWalk>({ type: typeIs('move'), mouse: parseMouse, to: parsePlace });

const TYPES = Object.keys(PARSERS) as MoveType[];

/** Reads a move as a record writes it. */
export const parseMove = (raw: unknown): Parsed<ChopMove> => {
  if (!isJsonObject(raw)) return refused(wrongField('move', raw, 'an object'));
  const type = parseChoice('type', raw['type'], TYPES);
  if (!type.ok) return type;
  const isMouseWalk = type.value === 'move' && Object.hasOwn(raw, 'mouse');
  return isMouseWalk ? parseMouseWalk(raw) : PARSERS[type.value](raw);
};
