import { chase, type FelixEvent, type FelixView } from '@miaou/felix';
import type { Seat } from '@miaou/kit';
import { type Beat, EASE, fade } from '../../../../ui/keyframes';
import type { Places, Rect } from '../cardSpots';
import { byWorth, pointsOf } from '../cardSymbols';
import { CARD_APART, filledAt, RESULT_STAYS, STILL_SALE_TIME, saleArrives, saleTold } from './times';

type Bought = Extract<FelixEvent, { type: 'sackBought' }>;

/** What a sack was: the sum of its cats alone. What it cost stands beside it, and nobody judges. */
export interface SaleResult {
  readonly buyer: Seat;
  readonly price: number;
  readonly points: number;
  readonly cards: Bought['cards'];
}

export const saleResult = (event: FelixEvent | null): SaleResult | null =>
  event?.type === 'sackBought'
    ? { buyer: event.seat, price: event.price, points: pointsOf(event.cards), cards: byWorth(event.cards) }
    : null;

/** What the row's cards are that slip into the sack, in the order of the row. */
export const cardsInSack = ({ row, options }: FelixView): number => {
  const cards = row.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return chase(cards, options).sack.length;
};

/** The sack: over the table, up and down, and in its own shape; and the sign with the result above it. */
export interface SaleFilm {
  readonly across: readonly Beat[];
  readonly lift: readonly Beat[];
  readonly body: readonly Beat[];
  readonly result: readonly Beat[];
}

interface Way {
  readonly sack: Rect;
  /** Where the sack shows what it was: its centre, and how far its sign stands above that. */
  readonly middle: { readonly x: number; readonly y: number };
  readonly buyer: Rect;
}

const CARDS = [0, 1, 2, 3, 4];

/** The instants of a sale: all cards are in, the result can be read, the sack goes, touches down half way, and has arrived. */
const instantsOf = (cards: number) => {
  const told = saleTold(cards);
  const goes = told + RESULT_STAYS;
  const arrives = saleArrives(cards);
  return { full: filledAt(cards), told, goes, half: (goes + arrives) / 2 + 30, arrives };
};
type Instants = ReturnType<typeof instantsOf>;

const acrossBeats = ({ sack, middle, buyer }: Way, { full, goes, half, arrives }: Instants): readonly Beat[] => {
  const from = { x: sack.x + sack.width / 2, y: sack.y + sack.height / 2 };
  const there = { x: middle.x - from.x, y: middle.y - from.y };
  const home = { x: buyer.x + buyer.width / 2 - from.x, y: buyer.y + buyer.height / 2 - from.y };
  const between = { x: there.x + 0.55 * (home.x - there.x), y: there.y + 0.5 * (home.y - there.y) };
  return [
    [full + 130, {}],
    [full + 310, there],
    [goes + 90, there],
    [half, between],
    [half + 40, between],
    [arrives, home],
    [arrives + 1, { opacity: 0 }],
  ];
};

const liftBeats = ({ full, goes, half, arrives }: Instants): readonly Beat[] => [
  [full + 130, {}],
  [full + 220, { y: -50 }, EASE.up],
  [full + 310, { y: 0 }, EASE.down],
  [goes + 90, {}],
  [(goes + 90 + half) / 2, { y: -60 }, EASE.up],
  [half, { y: 0 }, EASE.down],
  [half + 40, {}],
  [(half + 40 + arrives) / 2, { y: -40 }, EASE.up],
  [arrives, { y: 0 }, EASE.down],
];

/** It bulges at each card, swallows, swells, and squashes at each hop. */
const bodyBeats = ({ full, told, goes, half, arrives }: Instants, cards: number): readonly Beat[] => [
  [0, {}],
  ...CARDS.slice(0, cards).flatMap((card): readonly Beat[] => [
    [card * CARD_APART + 280, { size: [1, 1] }],
    [card * CARD_APART + 320, { size: [1.16, 0.9] }, EASE.out],
  ]),
  [full + 130, { size: [1.3, 0.95] }],
  [full + 190, { size: [1.28, 1.42] }, EASE.out],
  [full + 310, { size: [1.55, 1.2] }],
  [told, { size: [1.4, 1.4] }, EASE.back],
  [goes, { size: [1.4, 1.4] }],
  [goes + 70, { size: [1.6, 1.1] }, EASE.out],
  [goes + 110, { size: [1.15, 1.4] }],
  [half, { size: [1.2, 0.8] }],
  [half + 40, { size: [0.85, 1.05] }],
  [arrives, { size: [0.4, 0.4] }],
];

const resultBeats = ({ told, goes }: Instants): readonly Beat[] => [
  [told - 40, { opacity: 0, size: [0.3, 0.3], y: 44 }],
  [told - 30, { opacity: 1 }],
  [told + 100, { size: [1.06, 1.06], y: -4 }, EASE.out],
  [told + 180, { size: [1, 1], y: 0 }, EASE.out],
  [goes, { opacity: 1 }],
  [goes + 100, { opacity: 0, size: [0.9, 0.9], y: -20 }, EASE.in],
];

export const saleFilm = (way: Way, cards: number): SaleFilm => {
  const instants = instantsOf(cards);
  return {
    across: acrossBeats(way, instants),
    lift: liftBeats(instants),
    body: bodyBeats(instants, cards),
    result: resultBeats(instants),
  };
};

/** Nothing travels: the result stands over the resting sack for a second. */
export const STILL_RESULT: readonly Beat[] = fade(STILL_SALE_TIME - 240);

/** The middle of the row, and there the sack; its sign stands above. */
export const middleOf = (places: Places, seats: number): { readonly x: number; readonly y: number } | null => {
  const first = places.get('row-0');
  const last = places.get(`row-${Math.max(seats, 4) - 1}`);
  if (first === undefined || last === undefined) return null;
  return { x: (first.x + last.x + last.width) / 2, y: first.y + first.height / 2 };
};

/** How the buyer's seat takes it: the whole seat dips, its colour tells gain or loss, and its portrait hops or hangs its head. */
export interface SeatFilm {
  readonly seat: Seat;
  readonly isGain: boolean;
  readonly whole: readonly Beat[];
  readonly wash: readonly Beat[];
  readonly face: readonly Beat[];
}

/** The film of the buyer's seat, while it buys. */
export const seatFilm = (event: FelixEvent | null, before: FelixView | null, still: boolean): SeatFilm | null => {
  const result = saleResult(event);
  if (result === null || before === null) return null;
  const isGain = result.points >= 0;
  const { buyer: seat } = result;
  if (still) return { seat, isGain, whole: [], wash: STILL_RESULT, face: [] };
  const at = saleArrives(cardsInSack(before));
  return {
    seat,
    isGain,
    whole: [
      [at, {}],
      [at + 80, { y: 5, size: [0.985, 0.985] }, EASE.out],
      [at + 220, { y: 0, size: [1, 1] }, EASE.back],
    ],
    wash: [
      [at, { opacity: 0 }],
      [at + 90, { opacity: 1 }],
      [at + 560, { opacity: 1 }],
      [at + 690, { opacity: 0 }],
    ],
    face: isGain
      ? [
          [at + 100, {}],
          [at + 180, { y: -9, size: [0.94, 1.1] }, EASE.up],
          [at + 260, { y: 0, size: [1.08, 0.9] }, EASE.down],
          [at + 340, { y: -6, size: [0.97, 1.05] }, EASE.up],
          [at + 430, { y: 0, size: [1, 1] }, EASE.down],
        ]
      : [
          [at + 100, {}],
          [at + 220, { y: 5, turn: -14, size: [1.04, 0.92] }, EASE.out],
          [at + 600, {}],
          [at + 690, { y: 0, turn: 0, size: [1, 1] }],
        ],
  };
};
