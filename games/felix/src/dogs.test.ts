import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chase } from './chase.js';
import { BIG_DOG_FALLBACKS, CARDS, type Card, EDITIONS, type FelixOptions } from './types.js';

const VALUES: { readonly [card in Card]: number } = {
  '-8': -8,
  '-5': -5,
  '3': 3,
  '5': 5,
  '8': 8,
  '11': 11,
  '15': 15,
  rabbit: 0,
  bigDog: 0,
  smallDog: 0,
};

const cards = (text: string): Card[] => text.split(' ').filter((word) => word !== '') as Card[];

type Dogs = Pick<FelixOptions, 'edition' | 'bigDogFallback'>;
const felix: Dogs = { edition: 'felix', bigDogFallback: 'leastNegative' };
const filou: Dogs = { edition: 'filou', bigDogFallback: 'leastNegative' };

describe('the examples of the rulebooks', () => {
  it.each([
    ['11 -5 smallDog rabbit', 'felix', 11],
    ['11 -5 bigDog rabbit', 'felix', -5],
    ['11 -5 -8 smallDog', 'filou', 6],
    ['11 -5 -8 bigDog', 'filou', -13],
    ['bigDog rabbit -5 -8', 'filou', -13],
    ['bigDog rabbit -5 -8', 'felix', -8],
    ['smallDog rabbit 3 8', 'filou', 11],
    ['smallDog rabbit 3 8', 'felix', 8],
    ['bigDog smallDog 15 -8', 'felix', 7],
    ['bigDog smallDog 15 -8', 'filou', 7],
    ['bigDog rabbit rabbit rabbit', 'felix', 0],
    ['bigDog rabbit rabbit rabbit', 'filou', 0],
  ] as const)('[FD1, FD2, FD3, FD4, FD5] %s in %s gives the buyer %i', (row, edition, points) => {
    expect(chase(cards(row), { edition, bigDogFallback: 'leastNegative' }).points).toBe(points);
  });
});

describe('the card that leaves', () => {
  it.each([
    ['[FD1] two big dogs chase nothing', 'bigDog bigDog 15 -8', felix, null, '-8 15'],
    ['[FD1] two small dogs chase nothing', 'smallDog smallDog 15 -8', felix, null, '-8 15'],
    ['[FD1] a big and a small dog chase nothing', 'bigDog smallDog rabbit 3', filou, null, '3 rabbit'],
    ['[FD1] four dogs chase nothing', 'bigDog bigDog smallDog smallDog 15', felix, null, '15'],
    ['[FD2] the big dog takes the highest good cat', 'bigDog 3 15 11', felix, '15', '3 11'],
    ['[FD2] the big dog leaves bad cats while a good one is there', 'bigDog -8 -5 3', felix, '3', '-8 -5'],
    ['[FD3] the small dog takes −8 before −5', 'smallDog -5 -8 3', felix, '-8', '-5 3'],
    ['[FD3] the small dog takes −5 where it is the worst', 'smallDog -5 3 15', felix, '-5', '3 15'],
    [
      '[FD4] the big dog takes −5 before −8 when no good cat lies in the row',
      'bigDog -8 -5 rabbit',
      felix,
      '-5',
      '-8 rabbit',
    ],
    ['[FD4] the big dog takes −8 where it is the only cat', 'bigDog -8 rabbit rabbit', felix, '-8', 'rabbit rabbit'],
    [
      '[FD4] the small dog takes the lowest good cat when no bad one lies in the row',
      'smallDog 15 5 8',
      felix,
      '5',
      '8 15',
    ],
    ['[FD5] in filou the rabbit leaves in place of −5', 'bigDog -8 -5 rabbit', filou, 'rabbit', '-8 -5'],
    ['[FD5] in filou the rabbit leaves in place of a good cat', 'smallDog rabbit 3 8', filou, 'rabbit', '3 8'],
    ['[FD5] in filou one rabbit leaves, not all', 'smallDog rabbit rabbit 8', filou, 'rabbit', '8 rabbit'],
    [
      '[FD5] in filou the rabbit stays while the dog finds the cat it wants',
      'bigDog rabbit 3 -8',
      filou,
      '3',
      '-8 rabbit',
    ],
    ['[FD5] in filou without a rabbit the bad cat nearest to zero leaves', 'bigDog -8 -5 -5', filou, '-5', '-8 -5'],
    [
      '[FD6] the dog leaves alone when no cat lies in the row',
      'bigDog rabbit rabbit rabbit',
      felix,
      null,
      'rabbit rabbit rabbit',
    ],
    ['[FD6] the small dog leaves alone too', 'smallDog rabbit rabbit', felix, null, 'rabbit rabbit'],
    [
      '[FD6] in filou the rabbit still leaves when no cat lies in the row',
      'smallDog rabbit rabbit',
      filou,
      'rabbit',
      'rabbit',
    ],
    ['[FD6] without a dog nothing leaves', '15 -8 rabbit 3', filou, null, '-8 3 15 rabbit'],
    ['[FD7] one of two equal cats is chased', 'bigDog 15 15 3', felix, '15', '3 15'],
    ['[FD7] one of four equal bad cats is chased', 'smallDog -8 -8 -8 -8', felix, '-8', '-8 -8 -8'],
  ] as const)('%s', (_, row, rules, chased, sack) => {
    expect(chase(cards(row), rules)).toMatchObject({ chased, sack: cards(sack) });
  });

  it('[FD4] with the option mostNegative the big dog takes −8 before −5', () => {
    const row = cards('bigDog -8 -5 rabbit');
    expect(chase(row, { edition: 'felix', bigDogFallback: 'mostNegative' }).chased).toBe('-8');
    expect(chase(row, { edition: 'filou', bigDogFallback: 'mostNegative' }).chased).toBe('rabbit');
  });

  it('[FD4] the option mostNegative changes nothing for the small dog, nor while a good cat is there', () => {
    const rules: Dogs = { edition: 'felix', bigDogFallback: 'mostNegative' };
    expect(chase(cards('smallDog 3 5'), rules).chased).toBe('3');
    expect(chase(cards('bigDog -8 -5 3'), rules).chased).toBe('3');
  });
});

/** The rules for dogs said a second time, by sorting: slow and plain. */
const chasedByBook = (row: readonly Card[], { edition, bigDogFallback }: Dogs): Card | null => {
  const dogs = row.filter((card) => card.endsWith('Dog'));
  if (dogs.length !== 1) return null;
  const cats = row.filter((card) => VALUES[card] !== 0).toSorted((a, b) => VALUES[a] - VALUES[b]);
  const big = dogs[0] === 'bigDog';
  const wanted = cats.filter((card) => VALUES[card] > 0 === big);
  if (wanted.length > 0) return (big ? wanted.at(-1) : wanted[0]) ?? null;
  if (edition === 'filou' && row.includes('rabbit')) return 'rabbit';
  return (big && bigDogFallback === 'leastNegative' ? cats.at(-1) : cats[0]) ?? null;
};

const anyRow = fc.array(fc.constantFrom(...CARDS), { minLength: 4, maxLength: 5 });
const anyRules = fc.record({
  edition: fc.constantFrom(...EDITIONS),
  bigDogFallback: fc.constantFrom(...BIG_DOG_FALLBACKS),
});

describe('any row', () => {
  it('[FD1, FD2, FD3, FD4, FD5, FD6, FD7] any row is settled as a plain reading of the rulebook settles it', () => {
    fc.assert(
      fc.property(anyRow, anyRules, (row, rules) => {
        expect(chase(row, rules).chased).toBe(chasedByBook(row, rules));
      }),
      { numRuns: 3000 },
    );
  });

  it('[FE2, FD7] any row gives a sack without dogs and at most one card short of the rest', () => {
    fc.assert(
      fc.property(anyRow, anyRules, (row, rules) => {
        const { sack, chased, points } = chase(row, rules);
        const rest = row.filter((card) => !card.endsWith('Dog'));
        expect([...sack, ...(chased === null ? [] : [chased])].toSorted()).toEqual(rest.toSorted());
        expect(points).toBe(sack.reduce((sum, card) => sum + VALUES[card], 0));
      }),
    );
  });
});
