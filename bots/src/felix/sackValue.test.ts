import { CARDS, type Card, chase, type FelixOptions } from '@miaou/felix';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setOf } from './cards.js';
import { expectedSack } from './sackValue.js';

const optionsFor = (
  edition: FelixOptions['edition'],
  bigDogFallback: FelixOptions['bigDogFallback'],
): FelixOptions => ({
  edition,
  bigDogFallback,
  seats: 5,
  money: 'secret',
  wonCards: 'secret',
});

/** The mean over every way to fill the hidden places, by the rules themselves. */
const meanSack = (known: readonly Card[], hidden: readonly (readonly Card[])[], options: FelixOptions): number => {
  const [cards, ...others] = hidden;
  if (cards === undefined) return chase(known, options).points;
  return cards.reduce((sum, card) => sum + meanSack([...known, card], others, options), 0) / cards.length;
};

describe('the expected value of a sack', () => {
  it('is the mean over all that the hidden cards may be, dogs and rabbits included', () => {
    const rows = fc.tuple(
      fc.array(fc.constantFrom(...CARDS), { maxLength: 4 }),
      fc.array(fc.uniqueArray(fc.constantFrom(...CARDS), { minLength: 1 }), { maxLength: 3 }),
      fc.constantFrom('felix' as const, 'filou' as const),
      fc.constantFrom('leastNegative' as const, 'mostNegative' as const),
    );
    fc.assert(
      fc.property(rows, ([known, hidden, edition, fallback]) => {
        const options = optionsFor(edition, fallback);
        const expected = expectedSack({ known, hidden: hidden.map(setOf) }, options);
        expect(expected).toBeCloseTo(meanSack(known, hidden, options), 9);
      }),
      { numRuns: 300 },
    );
  });

  it.each<[Card[], FelixOptions['edition'], number]>([
    [['11', '-5', 'smallDog', 'rabbit'], 'felix', 11],
    [['11', '-5', 'bigDog', 'rabbit'], 'felix', -5],
    [['11', '-5', '-8', 'bigDog'], 'filou', -13],
    [['bigDog', 'rabbit', '-5', '-8'], 'filou', -13],
    [['bigDog', 'rabbit', '-5', '-8'], 'felix', -8],
    [['bigDog', 'smallDog', '15', '-8'], 'felix', 7],
  ])('[FD2] [FD3] [FD4] [FD5] of the known row %j in %s is %i', (known, edition, value) => {
    expect(expectedSack({ known, hidden: [] }, optionsFor(edition, 'leastNegative'))).toBe(value);
  });
});
