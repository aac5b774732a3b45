import {
  type FieldParser,
  isJsonObject,
  type Parsed,
  parseChoice,
  parseInteger,
  parseObject,
  refused,
  wrongField,
} from '@miaou/kit';
import { MOST_MICE } from './amounts.js';
import { CARDS, type FelixMove } from './types.js';

type MoveType = FelixMove['type'];
type MoveOf<T extends MoveType> = Extract<FelixMove, { type: T }>;

const typeIs =
  <T extends MoveType>(type: T): FieldParser<T> =>
  (field, raw) =>
    parseChoice(field, raw, [type]);

const PARSERS: { readonly [T in MoveType]: (raw: unknown) => Parsed<FelixMove> } = {
  place: (raw) =>
    parseObject<MoveOf<'place'>>('move', raw, {
      type: typeIs('place'),
      card: (field, card) => parseChoice(field, card, CARDS),
    }),
  bid: (raw) =>
    parseObject<MoveOf<'bid'>>('move', raw, {
      type: typeIs('bid'),
      amount: (field, amount) => parseInteger(field, amount, 1, MOST_MICE),
    }),
  pass: (raw) => parseObject<MoveOf<'pass'>>('move', raw, { type: typeIs('pass') }),
};
const TYPES = Object.keys(PARSERS) as MoveType[];

/** Reads a move as a record writes it. */
export const parseMove = (raw: unknown): Parsed<FelixMove> => {
  if (!isJsonObject(raw)) return refused(wrongField('move', raw, 'an object'));
  const type = parseChoice('type', raw['type'], TYPES);
  return type.ok ? PARSERS[type.value](raw) : type;
};

/** A move in a few letters, for transcripts: `place 11`, `bid 4`, `pass`. */
export const formatMove = (move: FelixMove): string => {
  switch (move.type) {
    case 'place':
      return `place ${move.card}`;
    case 'bid':
      return `bid ${move.amount}`;
    case 'pass':
      return 'pass';
  }
};
