import type { Card, FelixTypes } from '@miaou/felix';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { GameStep } from '../../../board';
import { playTo } from '../testing/playing';
import { bestAndWorst } from './bestAndWorst';

const { view } = playTo({ at: () => true });
const sale = (by: number, price: number, ...cards: Card[]): GameStep<FelixTypes> => ({
  event: { type: 'sackBought', seat: seat(by), price, cards },
  before: view,
  after: view,
});

describe('what a player of Felix remembers', () => {
  const STEPS = [
    sale(0, 3, '15', '3'),
    sale(1, 1, '15', '11'),
    sale(0, 20, '15', '11'),
    sale(0, 2, '-8', 'rabbit'),
    sale(0, 9, '8'),
  ];

  it('[FE2] the best is the sack that brought most beyond its price, the worst the one that cost most', () => {
    const { best, worst } = bestAndWorst(STEPS, seat(0));
    expect([best?.index, best?.points, best?.gain]).toEqual([0, 18, 15]);
    expect([worst?.index, worst?.points, worst?.gain]).toEqual([3, -8, -10]);
  });

  it('[FE2] what a bot bought for a player who came back is not theirs', () => {
    const { best, worst } = bestAndWorst(STEPS, seat(0), (index) => index > 1);
    expect([best?.index, worst?.index]).toEqual([2, 3]);
    expect(bestAndWorst(STEPS, seat(0), () => false)).toEqual({ best: undefined, worst: undefined });
  });

  it('[FE2] a sack that only gained is nobody’s worst moment, and who bought nothing has none', () => {
    expect(bestAndWorst(STEPS, seat(1))).toMatchObject({ best: { index: 1 }, worst: undefined });
    expect(bestAndWorst(STEPS, seat(2))).toEqual({ best: undefined, worst: undefined });
    expect(bestAndWorst(STEPS, 'spectator')).toEqual({ best: undefined, worst: undefined });
  });
});
