import { type Card, chase, type FelixView, type RowCardView, unseenCards } from '@miaou/felix';
import type { Aid } from '../../../../hints/aids';
import { signed } from '../auction/auctionFacts';
import { isDog, valueOf } from '../cardSymbols';
import { amountOf } from './comparison';
import type { AidWords, CardKind } from './texts/aids/words';

const KINDS: readonly CardKind[] = ['good', 'bad', 'rabbit', 'dog'];

const kindOf = (card: Card): CardKind => {
  if (isDog(card)) return 'dog';
  if (card === 'rabbit') return 'rabbit';
  return valueOf(card) > 0 ? 'good' : 'bad';
};

/** What a face-down card may be: all that its player has not shown yet (FK1). */
const maybe = (view: FelixView, { seat, card }: RowCardView): readonly Card[] =>
  card === undefined ? unseenCards(view, seat) : [card];

const rowAid = (words: AidWords, view: FelixView, names: readonly string[]): Aid => ({
  id: 'felix.row',
  title: words.row.title,
  why: words.row.why,
  rows: view.row.flatMap((laid, place) => {
    if (laid.card !== undefined) return [];
    const cards = maybe(view, laid);
    const shares = KINDS.map((kind) => [kind, cards.filter((card) => kindOf(card) === kind).length] as const)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => words.share(kind, count / cards.length));
    return [
      { label: words.place(place + 1, laid.seat === null ? '' : (names[laid.seat] ?? '')), value: shares.join(', ') },
    ];
  }),
});

/** The worth of every row that fits what was seen, each equally likely. */
const worthsOf = (view: FelixView): readonly number[] => {
  const worths: number[] = [];
  const fill = (row: readonly Card[]): void => {
    const next = view.row[row.length];
    if (next === undefined) worths.push(chase(row, view.options).points);
    else for (const card of maybe(view, next)) fill([...row, card]);
  };
  fill([]);
  return worths;
};

const worthAid = (words: AidWords, view: FelixView): Aid => {
  const known = view.row.flatMap(({ card }) => card ?? []);
  const worths = worthsOf(view);
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  const [least, most] = worths.reduce<[number, number]>(
    ([low, high], worth) => [Math.min(low, worth), Math.max(high, worth)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return {
    id: 'felix.worth',
    title: words.worth.title,
    why: words.worth.why,
    rows: [
      { label: words.worth.known, value: signed(known.reduce((sum, card) => sum + valueOf(card), 0)) },
      { label: words.worth.mean, value: signed(Math.round(mean)) },
      { label: words.worth.bounds, value: `${signed(least)} … ${signed(most)}` },
    ],
  };
};

/** Only where the view itself shows every purse: with secret mice it would tell what the rules keep (FK3). */
const outbidAid = (words: AidWords, view: FelixView, names: readonly string[]): Aid | undefined => {
  if (view.options.money !== 'open') return undefined;
  const highest = amountOf(view);
  const able = view.seats.flatMap(({ mice = 0 }, seat) =>
    seat === view.viewer || view.passes.some((passed) => passed === seat) || mice <= highest
      ? []
      : [{ label: names[seat] ?? '', value: String(mice) }],
  );
  const rows = able.length > 0 ? able : [{ label: words.outbid.nobody, value: '' }];
  return { id: 'felix.outbid', title: words.outbid.title, why: words.outbid.why, rows };
};

/** What can be worked out during an auction. */
export const felixAids = (words: AidWords, view: FelixView, names: readonly string[]): readonly Aid[] => {
  if (view.phase !== 'auction') return [];
  const outbid = outbidAid(words, view, names);
  return [rowAid(words, view, names), worthAid(words, view), ...(outbid === undefined ? [] : [outbid])].filter(
    ({ rows }) => rows.length > 0,
  );
};
