import { type Card, chase } from '@miaou/felix';
import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Beat } from '../../../../ui/keyframes';
import { lyingCards } from '../lyingCards';
import { type FelixStep, playSeed } from '../testing/playing';
import { duration, stillDuration, tellsAfter } from '../timing';
import { cardsInSack, STILL_RESULT, saleFilm, saleResult, seatFilm } from './sale';
import { positionAt } from './testing/positionAt';

const ME = seat(0);
const steps = ['a', 'b', 'c'].flatMap((seed) => playSeed(seed, { viewer: ME })?.steps ?? []);
const sales = steps.filter(({ event }) => event.type === 'sackBought');
const endOf = (beats: readonly Beat[]): number => beats.at(-1)?.[0] ?? 0;
const cardsOf = ({ before }: FelixStep): Card[] => before.row.flatMap(({ card }) => (card === undefined ? [] : [card]));

const sack = { x: 20, y: 100, width: 60, height: 70 };
const middle = { x: 195, y: 200 };
const buyer = { x: 300, y: 20, width: 40, height: 40 };

describe('the sale', () => {
  it('[FR7] the sale says what was in the sack and what it cost: the cats alone count', () => {
    expect(sales.length).toBeGreaterThan(5);
    for (const step of sales) {
      const result = saleResult(step.event);
      const { points, sack: cards } = chase(cardsOf(step), step.before.options);
      const past = step.after.past.at(-1);
      expect([result?.points, result?.cards.toSorted()]).toEqual([points, [...cards].toSorted()]);
      expect([result?.buyer, result?.price]).toEqual([past?.buyer, past?.bids[past.buyer ?? 0]]);
    }
  });

  it('[FR7] no other fact has a result', () => {
    expect(steps.filter(({ event }) => event.type !== 'sackBought' && saleResult(event) !== null)).toEqual([]);
  });

  it('[FR7] as many cards slip into the sack as the film waits for, one after the other', () => {
    for (const { event, before, after } of sales) {
      const lies = lyingCards({ view: after, happening: event, before, pending: null }).map(({ lie }) => lie);
      const orders = lies.flatMap((lie) => (lie.in === 'sack' ? [lie.order] : [])).toSorted((a, b) => a - b);
      expect(orders).toEqual(Array.from({ length: cardsInSack(before) }, (_, order) => order));
    }
  });

  it.each([0, 1, 2, 3, 4, 5])(
    '[FR7] a sack of %i cards shows its result in the middle, and then goes to its buyer',
    (cards) => {
      const film = saleFilm({ sack, middle, buyer }, cards);
      const reads = endOf(film.result) - 500;
      expect(positionAt(film.across, reads)).toMatchObject({ x: 145, y: 65 });
      expect(positionAt(film.across, 10_000)).toMatchObject({ x: 270, y: -95 });
    },
  );

  it('[FR7] the sale is told when the result can be read, and is over when the seat has taken it', () => {
    for (const step of sales) {
      const film = seatFilm(step.event, step.before, false);
      const { result, across } = saleFilm({ sack, middle, buyer }, cardsInSack(step.before));
      expect(result[0]?.[0]).toBeLessThan(tellsAfter(step));
      expect(result[2]?.[0]).toBeGreaterThan(tellsAfter(step));
      expect(film?.wash[0]?.[0]).toBeGreaterThanOrEqual(endOf(across) - 1);
      expect(endOf(film?.wash ?? [])).toBeLessThanOrEqual(duration(step));
    }
  });

  it('[FR7] only the buyer’s seat reacts, by the sum of the cats and not by the price', () => {
    for (const { event, before } of sales) {
      const { buyer: by, points = 0 } = saleResult(event) ?? {};
      expect(seatFilm(event, before, false)).toMatchObject({ seat: by, isGain: points >= 0 });
    }
  });

  it('[FR7] where nothing may travel, the result and the colour of the seat only come and go', () => {
    for (const step of sales) {
      const film = seatFilm(step.event, step.before, true);
      expect([film?.whole, film?.face]).toEqual([[], []]);
      expect(film?.wash.flatMap(([, pose]) => Object.keys(pose)).every((key) => key === 'opacity')).toBe(true);
      expect(endOf(STILL_RESULT)).toBe(stillDuration(step));
    }
  });
});
