import type { Card, FelixView } from '@miaou/felix';
import type { Seat } from '@miaou/kit';
import { type Beat, EASE } from '../../../../ui/keyframes';
import { valueOf } from '../cardSymbols';
import { type CountPlan, countedCards, countPlan, type SeatCount } from './countTimes';

/** The tower of one seat while it is counted, in pixels and milliseconds. Up is negative. */
interface Tower {
  readonly seat: Seat;
  readonly cards: readonly { readonly card: Card; readonly beats: readonly Beat[] }[];
  /** Every number that the seat has on the way, from 0 to its total, and how they follow each other: one line each. */
  readonly numbers: readonly number[];
  readonly reel: (line: number) => readonly Beat[];
  /** How high the cats make it, and the mice on top of them. */
  readonly catsHigh: number;
  readonly miceHigh: number;
  readonly slab: readonly Beat[];
  readonly stack: readonly Beat[];
  /** Whoever stands on it. */
  readonly rider: readonly Beat[];
  readonly pouch: readonly Beat[];
  readonly coins: readonly (readonly Beat[])[];
  readonly isWinner: boolean;
}

export interface Count {
  readonly plan: CountPlan;
  readonly towers: readonly Tower[];
  /** As high as one point. */
  readonly unit: number;
}

interface Scale {
  readonly unit: number;
  /** The deepest that anybody falls. */
  readonly floor: number;
  readonly still: boolean;
}

const runningSums = (cards: readonly Card[]): readonly number[] => {
  let sum = 0;
  return cards.map((card) => {
    sum += valueOf(card);
    return sum;
  });
};

const CAT_RISES = 120;
/** More coins than this cannot be distinguished in the air. */
const MOST_COINS = 10;
const COIN_FALLS = 150;

/** The heights that cats lead to, one after the other: at once where nothing travels. */
const climb = (sums: readonly number[], times: SeatCount, { unit, floor, still }: Scale): readonly Beat[] => {
  const heightOf = (points: number): number => -(points - floor) * unit;
  if (still)
    return [
      [0, { y: heightOf(0) }],
      [times.catsAt, { y: heightOf(0) }],
      [times.catsAt + 1, { y: heightOf(sums.at(-1) ?? 0) }],
    ];
  let before = 0;
  return [
    [0, { y: heightOf(0) }],
    ...sums.flatMap((sum, index): readonly Beat[] => {
      const at = times.catsAt + index * times.catApart;
      const beats: readonly Beat[] = [
        [at, { y: heightOf(before) }],
        [at + Math.min(CAT_RISES, times.catApart - 1), { y: heightOf(sum) }, sum < before ? EASE.in : EASE.back],
      ];
      before = sum;
      return beats;
    }),
  ];
};

const pouchBeats = ({ pourAt, poured }: SeatCount, top: number, still: boolean): readonly Beat[] =>
  still
    ? [
        [pourAt, { opacity: 1 }],
        [pourAt + 120, { opacity: 0 }],
      ]
    : [
        [pourAt, {}],
        [pourAt + 170, { y: top, x: 14 }, EASE.out],
        [pourAt + 250, { turn: 128, x: 24 }, EASE.back],
        [poured - 10, { turn: 128 }],
        [poured + 60, { size: [0.8, 1.1] }],
        [poured + 150, { opacity: 0, y: top - 20 }],
      ];

/** The coins in the air: spread over the whole pour, each to where the head is by then. */
const coinBeats = ({ pourAt, mouseApart }: SeatCount, mice: number, catsTop: number, scale: Scale): Tower['coins'] => {
  if (scale.still) return [];
  const shown = Math.min(mice, MOST_COINS);
  const top = catsTop - mice * scale.unit - 70;
  return Array.from({ length: shown }, (_, index) => {
    const nth = Math.floor((index * mice) / shown);
    const lands = pourAt + 260 + nth * mouseApart;
    return [
      [lands - COIN_FALLS, { opacity: 0, y: top, x: -10, turn: -50 }],
      [lands - COIN_FALLS + 1, { opacity: 1 }],
      [lands, { y: catsTop - nth * scale.unit - 48, x: 0, turn: 0 }, EASE.down],
      [lands + 1, { opacity: 0 }],
    ];
  });
};

/** Every fifth coin sounds higher than those before. */
export const coinSound = (index: number): string => `coin-${Math.floor(index / 5)}`;

const BLINK = 400;

/** The cats that decide a tie go and come back, once. */
const blinkBeats = (tie: CountPlan['tie'], seat: Seat): readonly Beat[] =>
  tie?.seats.includes(seat) !== true
    ? []
    : [
        [tie.at, { opacity: 1 }],
        [tie.at + BLINK / 2, { opacity: 0.15 }],
        [tie.at + BLINK, { opacity: 1 }],
      ];

const cardBeats = (at: number, still: boolean): readonly Beat[] =>
  still
    ? [
        [at, { opacity: 0 }],
        [at + 120, { opacity: 1 }],
      ]
    : [
        [at, { opacity: 0, size: [0.2, 0.2] }],
        [at + 10, { opacity: 1 }],
        [at + 120, { size: [1, 1] }, EASE.back],
      ];

/** From one number to the next, in no time. */
const reelBeats = (times: readonly number[], line: number): readonly Beat[] => [
  [0, { y: 0 }],
  ...times.flatMap((at, index): readonly Beat[] => [
    [at - 1, { y: -index * line }],
    [at, { y: -(index + 1) * line }],
  ]),
];

const towerOf = (view: FelixView, { tie }: CountPlan, times: SeatCount, scale: Scale): Tower => {
  const { seat } = times;
  const { unit, still } = scale;
  const cards = countedCards(view, seat);
  const sums = runningSums(cards);
  const { cats = 0, mice = 0 } = view.result?.seats[seat] ?? {};
  const climbs = climb(sums, times, scale);
  const catsTop = -(cats - scale.floor) * unit;
  const pours = times.pourAt + (still ? 0 : 260);
  const rises = Math.max(pours + 1, times.poured);
  const numberTimes = still
    ? [times.catsAt + 1, pours + 1]
    : [
        ...sums.map((_, index) => times.catsAt + index * times.catApart + 60),
        ...Array.from({ length: mice }, (_, mouse) => pours + (mouse + 1) * times.mouseApart),
      ];
  const numbers = still
    ? [cats, cats + mice]
    : [...sums, ...Array.from({ length: mice }, (_, mouse) => cats + mouse + 1)];
  return {
    seat,
    cards: cards.map((card, index) => ({
      card,
      beats: [...cardBeats(times.catsAt + index * times.catApart, still), ...blinkBeats(tie, seat)],
    })),
    numbers: [0, ...numbers],
    reel: (line) => reelBeats(numberTimes, line),
    catsHigh: -catsTop,
    miceHigh: mice * unit,
    slab: climbs,
    stack: [
      [pours, { y: 0 }],
      [rises, { y: -mice * unit }],
    ],
    rider: [...climbs, [pours, { y: catsTop }], [rises, { y: catsTop - mice * unit }]],
    pouch: pouchBeats(times, catsTop - mice * unit - 70, still),
    coins: coinBeats(times, mice, catsTop, scale),
    isWinner: view.result?.winners.includes(seat) === true,
  };
};

/** The count at the end of a match, in so many pixels of height. */
export const countOf = (view: FelixView, height: number, still: boolean): Count => {
  const plan = countPlan(view, still);
  const levels = plan.seats.flatMap(({ seat }) => [
    ...runningSums(countedCards(view, seat)),
    view.result?.seats[seat]?.total ?? 0,
  ]);
  const floor = Math.min(0, ...levels);
  const unit = height / Math.max(10, Math.max(...levels) - floor);
  const scale: Scale = { unit, floor, still };
  return { plan, unit, towers: plan.seats.map((times) => towerOf(view, plan, times, scale)) };
};

/** The crown drops on the winner's head when the last mouse lies. */
export const crownBeats = (told: number, still: boolean): readonly Beat[] =>
  still
    ? cardBeats(told, true)
    : [
        [told, { opacity: 0, y: -160, turn: -30 }],
        [told + 1, { opacity: 1 }],
        [told + 260, { y: 4, turn: 4 }, EASE.down],
        [told + 320, { y: -6 }],
        [told + 400, { y: 0, turn: 0 }, EASE.back],
      ];

/** A heading is there from one instant to another. */
export const headingBeats = (from: number, to: number): readonly Beat[] => [
  [from, { opacity: 0 }],
  [from + 100, { opacity: 1 }],
  [to - 100, { opacity: 1 }],
  [to, { opacity: 0 }],
];

export const titleBeats = (told: number, still: boolean): readonly Beat[] =>
  still
    ? cardBeats(told, true)
    : [
        [told, { opacity: 0, size: [1.3, 1.3], y: -8 }],
        [told + 30, { opacity: 1 }],
        [told + 180, { size: [1, 1], y: 0 }, EASE.out],
      ];
