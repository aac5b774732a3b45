import {
  accepted,
  type Chance,
  drawn,
  isJsonObject,
  type JsonObject,
  type Parsed,
  parseChoice,
  parseInteger,
  refused,
  type Seat,
  seat,
  seatsOf,
  shuffled,
  unknownField,
  wrongField,
} from '@miaou/kit';
import { FULL_SET, setOf } from './cards.js';
import { CARDS, type Card, type DealWithDummy, type FelixDeal, type FelixOptions, type PlainDeal } from './types.js';

/** The cards of the fourth set that come, round by round (FT1); none with four and five seats. */
export const dummyOf = (deal: FelixDeal): readonly Card[] => ('dummy' in deal ? deal.dummy : []);

/** One card of each hand leaves unseen (FS3); who draws it makes no difference to chance. */
export const deal = (options: FelixOptions, chance: Chance, opener?: Seat): FelixDeal => {
  const seats = seatsOf(options.seats);
  const firstSeat = opener !== undefined && seats.includes(opener) ? opener : drawn(seats, chance);
  const removed = seats.map(() => drawn(CARDS, chance));
  if (options.seats !== 3) return { firstSeat, removed };
  const [dummyRemoved, ...dummy] = shuffled(CARDS, chance) as [Card, ...Card[]];
  return { firstSeat, removed, dummyRemoved, dummy };
};

const parseCards = (field: string, raw: unknown, count: number): Parsed<Card[]> => {
  if (!Array.isArray(raw) || raw.length !== count) return refused(wrongField(field, raw, `a list of ${count} cards`));
  const cards: Card[] = [];
  for (const [index, item] of raw.entries()) {
    const card = parseChoice(`${field}[${index}]`, item, CARDS);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return accepted(cards);
};

const parsePlain = (raw: JsonObject, options: FelixOptions): Parsed<PlainDeal> => {
  const first = parseInteger('firstSeat', raw['firstSeat'], 0, options.seats - 1);
  if (!first.ok) return first;
  const removed = parseCards('removed', raw['removed'], options.seats);
  return removed.ok ? accepted({ firstSeat: seat(first.value), removed: removed.value }) : removed;
};

const parseDummy = (raw: JsonObject, plain: PlainDeal): Parsed<DealWithDummy> => {
  const dummyRemoved = parseChoice('dummyRemoved', raw['dummyRemoved'], CARDS);
  if (!dummyRemoved.ok) return dummyRemoved;
  const dummy = parseCards('dummy', raw['dummy'], CARDS.length - 1);
  if (!dummy.ok) return dummy;
  if (setOf([dummyRemoved.value, ...dummy.value]) !== FULL_SET)
    return refused(wrongField('dummy', raw['dummy'], 'with dummyRemoved, each of the ten cards once'));
  return accepted({ ...plain, dummyRemoved: dummyRemoved.value, dummy: dummy.value });
};

export const parseDeal = (raw: unknown, options: FelixOptions): Parsed<FelixDeal> => {
  if (!isJsonObject(raw)) return refused(wrongField('deal', raw, 'an object'));
  const withDummy = options.seats === 3;
  const fields = ['firstSeat', 'removed', ...(withDummy ? ['dummyRemoved', 'dummy'] : [])];
  const stranger = unknownField(raw, fields);
  if (stranger !== undefined) return refused(stranger);
  const plain = parsePlain(raw, options);
  return plain.ok && withDummy ? parseDummy(raw, plain.value) : plain;
};
