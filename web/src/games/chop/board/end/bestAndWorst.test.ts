import type { ChopTypes } from '@miaou/chop';
import { describe, expect, it } from 'vitest';
import type { GameStep } from '../../../board';
import { playUntil } from '../testing/playing';
import { bestAndWorst } from './bestAndWorst';

const { view } = playUntil({ at: () => true });
const stepsOf = (...events: ChopTypes['event'][]): readonly GameStep<ChopTypes>[] =>
  events.map((event) => ({ event, before: view, after: view }));
const cheese = (won: number): ChopTypes['event'] => ({ type: 'cheeseWon', square: 'a1', mouse: 0, won });
const caught: ChopTypes['event'] = { type: 'mouseCaught', mouse: 1, square: 'b2' };
const knife = (by: 'cat' | 2): ChopTypes['event'] => ({ type: 'knifeHurt', by, rollsLost: 0 });

const STEPS = stepsOf(knife('cat'), cheese(1), caught, knife(2), cheese(5), caught, cheese(6));

describe('what a side of Chop remembers', () => {
  it('[CM4, CM8] for the cat the last catch is best, and the last cheese of those that count is worst', () => {
    const { best, worst } = bestAndWorst(STEPS, 'cat');
    expect([best?.index, worst?.index]).toEqual([5, 4]);
  });

  it('[CM4, CM8] for the mice it is the other way round', () => {
    const { best, worst } = bestAndWorst(STEPS, 'mice');
    expect([best?.index, worst?.index]).toEqual([4, 5]);
  });

  it('[CT7] a knife hurts the side that turned it up, where nothing weightier happened', () => {
    const turned = stepsOf(knife('cat'), knife(2));
    expect([bestAndWorst(turned, 'mice').best?.index, bestAndWorst(turned, 'mice').worst?.index]).toEqual([0, 1]);
    expect(bestAndWorst(stepsOf(knife(2)), 'mice').best).toBeUndefined();
  });
});
