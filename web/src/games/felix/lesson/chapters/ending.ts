import type { Card } from '@miaou/felix';
import {
  atBest,
  cats,
  faceUp,
  inHand,
  isRound,
  laidFaceDown,
  leads,
  learnerBuys,
  neverSeenOf,
  nextPassPays,
  total,
  wins,
} from '../claims';
import {
  bids,
  counting,
  type FelixChapter,
  IDA,
  lays,
  ME,
  MIREK,
  ODILE,
  type Played,
  passes,
  says,
  shown,
  toBids,
  wantsCard,
  wantsPass,
} from '../script';

/** A round before the chapter: the cards by seat, and a first bid that nobody raises. */
const round = (
  first: typeof ME,
  cards: readonly [Card, Card, Card, Card],
  buyer: typeof ME,
  price: number,
): readonly Played[] => {
  const clockwise = [ME, ODILE, IDA, MIREK, ME, ODILE, IDA].slice(first, first + 4);
  return [
    ...[ME, ODILE, IDA, MIREK].map((by) => lays(by, cards[by] ?? cards[0])),
    ...clockwise.map((by) => (by === buyer ? bids(by, price) : passes(by))),
  ];
};

/** Eight rounds as they might be played. */
const BEFORE: readonly Played[] = [
  ...round(MIREK, ['-5', '15', '8', 'rabbit'], ODILE, 7),
  ...round(ODILE, ['-8', '11', '15', '-5'], IDA, 8),
  ...round(IDA, ['5', 'smallDog', 'smallDog', '11'], MIREK, 10),
  ...round(MIREK, ['11', 'rabbit', '11', '-8'], ME, 8),
  ...round(ME, ['bigDog', '3', 'bigDog', 'smallDog'], ME, 1),
  ...round(ME, ['smallDog', '5', '5', '3'], ME, 7),
  ...round(ME, ['15', '8', '-8', 'bigDog'], ODILE, 8),
  ...round(ODILE, ['8', 'bigDog', '-5', '15'], MIREK, 10),
];

/** Counting what is left, the end, and a tie. */
export const ending: FelixChapter = {
  id: 'ending',
  drawing: 'crown',
  deal: { firstSeat: MIREK, removed: ['rabbit', '-5', '3', '5'] },
  before: BEFORE,
  steps: [
    {
      plays: [lays(MIREK, '8'), lays(ODILE, '-8'), lays(IDA, 'rabbit')],
      says: says('lastRound', isRound(9), inHand('3')),
      marks: 'row-1',
      wants: wantsCard('3'),
    },
    { says: says('countOdile', neverSeenOf(ODILE, '-8', '-5')), marks: 'row-2' },
    {
      says: says('countIda', neverSeenOf(IDA, '3', 'rabbit'), faceUp('8'), laidFaceDown('3'), atBest(9, ODILE, IDA)),
      marks: 'row-3',
    },
    {
      plays: [bids(MIREK, 7)],
      says: says('passLast', leads(MIREK, 7), atBest(9, ODILE, IDA), nextPassPays(2)),
      marks: 'mice-0',
      wants: wantsPass(
        toBids(
          counting(says('dearLast', atBest(9, ODILE, IDA)), [8, 3, -5, 3]),
          shown(says('idaWins', learnerBuys(3), wins(IDA)), passes(ODILE), passes(IDA), passes(MIREK)),
        ),
      ),
    },
    {
      plays: [passes(ODILE), passes(IDA)],
      says: says('tie', total(ME, 48), total(IDA, 48), cats(ME, 27), cats(IDA, 13), wins(ME)),
    },
  ],
};
