import {
  accepted,
  type Chance,
  drawn,
  type FieldParsers,
  type Parsed,
  parseChoice,
  parseObject,
  parseSeat,
  refused,
  type Seat,
  seatsOf,
  shuffled,
  wrongField,
} from '@miaou/kit';
import { FULL_SET, setOf } from './cards.js';
import { CARDS, type Card, type DealWithDummy, type FelixDeal, type FelixOptions, type PlainDeal } from './types.js';

/** The cards of the fourth set that come, round by round (FT1); none with four and five seats. */
export const dummyOf = (deal: FelixDeal): readonly Card[] => ('dummy' in deal ? deal.dummy : []);

/** Deals: one card of each hand leaves unseen (FS3). */
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

const plainParsers = (seats: number): FieldParsers<PlainDeal> => ({
  firstSeat: (field, first) => parseSeat(field, first, seats),
  removed: (field, removed) => parseCards(field, removed, seats),
});

const parseWithDummy = (raw: unknown, seats: number): Parsed<DealWithDummy> => {
  const parsed = parseObject<DealWithDummy>('deal', raw, {
    ...plainParsers(seats),
    dummyRemoved: (field, removed) => parseChoice(field, removed, CARDS),
    dummy: (field, dummy) => parseCards(field, dummy, CARDS.length - 1),
  });
  if (!parsed.ok) return parsed;
  const { dummyRemoved, dummy } = parsed.value;
  return setOf([dummyRemoved, ...dummy]) === FULL_SET
    ? parsed
    : refused(wrongField('dummy', dummy, 'with dummyRemoved, each of the ten cards once'));
};

/** Reads a deal as a record writes it. */
export const parseDeal = (raw: unknown, { seats }: FelixOptions): Parsed<FelixDeal> =>
  seats === 3 ? parseWithDummy(raw, seats) : parseObject<PlainDeal>('deal', raw, plainParsers(seats));
