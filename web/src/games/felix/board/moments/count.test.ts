import type { FelixView } from '@miaou/felix';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Beat } from '../../../../ui/keyframes';
import { playSeed } from '../testing/playing';
import { duration, stillDuration, stillTellsAfter, tellsAfter } from '../timing';
import { countOf } from './count';
import { countPlan, pourOrder, tiedSeats } from './countTimes';
import { positionAt } from './testing/positionAt';

const HEIGHT = 400;
const ends = [3, 4, 5].flatMap((seats) =>
  ['a', 'b', 'c', 'd'].map((seed) => {
    const step = playSeed(`${seed} ${seats}`, { options: { seats }, viewer: seat(0) })?.steps.at(-1);
    if (step?.event.type !== 'matchEnded') throw new Error('the match has no end');
    return step;
  }),
);
const views = ends.map(({ after }) => after);
const totalOf = ({ result }: FelixView, index: number): number => result?.seats[index]?.total ?? 0;
/** The same end, but seats 0 and 2 have equally many points and the others none. */
const tiedAt = (view: FelixView, total: number): FelixView => {
  if (view.result === undefined) throw new Error('the match has no result');
  const seats = view.result.seats.map((score, index) => ({ ...score, total: index === 0 || index === 2 ? total : 0 }));
  return { ...view, result: { ...view.result, seats } };
};
const endOf = (beats: readonly Beat[]): number => beats.at(-1)?.[0] ?? 0;

describe.each([
  ['with motion', false],
  ['where nothing may travel', true],
])('the count %s', (_, still) => {
  it('[FE2] the count shows cats in the order of the seats, and all of them before the first mouse', () => {
    for (const view of views) {
      const { seats, miceAt } = countPlan(view, still);
      expect(seats.map(({ catsAt }) => catsAt)).toEqual(seats.map(({ catsAt }) => catsAt).toSorted((a, b) => a - b));
      expect(Math.max(...seats.map(({ catsAt }) => catsAt))).toBeLessThan(miceAt);
      expect(Math.min(...seats.map(({ pourAt }) => pourAt))).toBeGreaterThanOrEqual(miceAt);
    }
  });

  it('[FE3] pours the mice of the last place first, one seat after the other', () => {
    for (const view of views) {
      const plan = countPlan(view, still);
      const times = pourOrder(view).map((one) => plan.seats[one]);
      for (const [index, next] of times.slice(1).entries())
        expect(next?.pourAt).toBeGreaterThan(times[index]?.poured ?? Number.POSITIVE_INFINITY);
      const totals = pourOrder(view).map((one) => totalOf(view, one));
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      expect(view.result?.winners).toContain(pourOrder(view).at(-1));
    }
  });

  it('[FE3] the count tells who has won only when the last mouse lies, and is then over', () => {
    for (const step of ends) {
      const { seats, told, whole } = countPlan(step.after, still);
      expect(Math.max(...seats.map(({ poured }) => poured))).toBeLessThan(told);
      expect([told, whole]).toEqual(
        still ? [stillTellsAfter(step), stillDuration(step)] : [tellsAfter(step), duration(step)],
      );
    }
  });

  it('[FE2] every film of the count has its beats in the order of time: a browser refuses others', () => {
    for (const view of views)
      for (const { reel, slab, stack, rider, pouch, coins, cards } of countOf(view, HEIGHT, still).towers)
        for (const beats of [reel(20), slab, stack, rider, pouch, ...coins, ...cards.map((card) => card.beats)]) {
          const times = beats.map(([at]) => at);
          expect(times).toEqual(times.toSorted((a, b) => a - b));
        }
  });

  it('[FE2] leads every number from nothing over the cats to the total', () => {
    for (const view of views)
      for (const { seat: one, numbers, reel } of countOf(view, HEIGHT, still).towers) {
        const afterCats = still ? 1 : (view.seats[one]?.won?.length ?? 0);
        expect([numbers[0], numbers[afterCats], numbers.at(-1)]).toEqual([
          0,
          view.result?.seats[one]?.cats,
          totalOf(view, one),
        ]);
        const { told } = countPlan(view, still);
        expect(positionAt(reel(10), told).y).toBe(-10 * (numbers.length - 1));
      }
  });

  it('[FE2] raises everybody by their total: who has more stands higher, and all fit', () => {
    for (const view of views) {
      const { towers, plan } = countOf(view, HEIGHT, still);
      const heights = towers.map(({ rider }) => -positionAt(rider, plan.told).y);
      const byHeight = towers.map(({ seat: one }) => one).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
      expect(byHeight.map((one) => totalOf(view, one))).toEqual(pourOrder(view).map((one) => totalOf(view, one)));
      expect(Math.max(...heights)).toBeLessThanOrEqual(HEIGHT + 0.01);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(-0.01);
      for (const { rider, coins } of towers)
        expect(Math.max(endOf(rider), ...coins.map(endOf))).toBeLessThanOrEqual(plan.told);
    }
  });

  it('[FE3] points out the cats that decide a tie, before it is told who has won', () => {
    for (const view of views) {
      const even = tiedAt(view, 40);
      const { towers, plan } = countOf(even, HEIGHT, still);
      expect(plan.tie?.seats).toEqual([seat(0), seat(2)]);
      for (const { seat: one, cards } of towers)
        for (const { beats } of cards) {
          const isFaint = beats.some(([at, { opacity }]) => at > plan.miceAt && at < plan.told && opacity === 0.15);
          expect(isFaint).toBe(one === 0 || one === 2);
          expect(beats.at(-1)?.[1].opacity ?? 1).toBe(1);
          expect(endOf(beats)).toBeLessThan(plan.told);
        }
    }
  });

  it('[FE3] the count has nothing to point out where one alone has the most points', () => {
    const single = views.filter((view) => view.result?.winners.length === 1 && tiedSeats(view).length === 0);
    expect(single.length).toBeGreaterThan(0);
    for (const view of single) expect(countPlan(view, still).tie).toBeNull();
  });

  it('the count moves at most as many things as a slow phone can', () => {
    for (const view of views) {
      const { towers } = countOf(view, HEIGHT, still);
      const coins = towers.reduce((sum, tower) => sum + tower.coins.length, 0);
      expect(coins).toBeLessThanOrEqual(50);
    }
  });
});
