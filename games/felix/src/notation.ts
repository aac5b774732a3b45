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
import { MOST_MICE } from './stock.js';
import { CARDS, type FelixMove } from './types.js';

const MOVE_TYPES = ['place', 'bid', 'pass'] as const;
const FIELDS = { place: ['type', 'card'], bid: ['type', 'amount'], pass: ['type'] } as const;

const parsePlace = (raw: JsonObject): Parsed<FelixMove> => {
  const card = parseChoice('card', raw['card'], CARDS);
  return card.ok ? accepted({ type: 'place', card: card.value }) : card;
};

const parseBid = (raw: JsonObject): Parsed<FelixMove> => {
  const amount = parseInteger('amount', raw['amount'], 1, MOST_MICE);
  return amount.ok ? accepted({ type: 'bid', amount: amount.value }) : amount;
};

export const parseMove = (raw: unknown): Parsed<FelixMove> => {
  if (!isJsonObject(raw)) return refused(wrongField('move', raw, 'an object'));
  const type = parseChoice('type', raw['type'], MOVE_TYPES);
  if (!type.ok) return type;
  const stranger = unknownField(raw, FIELDS[type.value]);
  if (stranger !== undefined) return refused(stranger);
  if (type.value === 'place') return parsePlace(raw);
  return type.value === 'bid' ? parseBid(raw) : accepted({ type: 'pass' });
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
