import { CARDS, type Card, chase, type FelixOptions } from '@miaou/felix';
import { codeOf, dogRulesOf, one } from '@miaou/felix/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setOf } from './cards.js';
import { Observation } from './observation.js';
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

/** A seat that knows some cards of the row, and of each of the others what it may be. */
const seeing = (known: readonly Card[], hidden: readonly (readonly Card[])[], options: FelixOptions): Observation => {
  const observation = new Observation();
  observation.seats = hidden.length + 1;
  observation.rules = dogRulesOf(options);
  observation.known = known.reduce((counts, card) => counts + one(codeOf(card)), 0);
  for (const [index, cards] of hidden.entries()) {
    observation.hidden |= 2 << index;
    observation.unseen[index + 1] = setOf(cards);
  }
  return observation;
};

/** The mean over every way to fill the hidden places, by the rules themselves. */
const meanSack = (known: readonly Card[], hidden: readonly (readonly Card[])[], options: FelixOptions): number => {
  const [cards, ...others] = hidden;
  if (cards === undefined) return chase(known, options).points;
  return cards.reduce((sum, card) => sum + meanSack([...known, card], others, options), 0) / cards.length;
};

describe('the expected value of a sack', () => {
  it('the expected value of a sack is the mean over all that the hidden cards may be, dogs and rabbits included', () => {
    const rows = fc.tuple(
      fc.array(fc.constantFrom(...CARDS), { maxLength: 4 }),
      fc.array(fc.uniqueArray(fc.constantFrom(...CARDS), { minLength: 1 }), { maxLength: 3 }),
      fc.constantFrom('felix' as const, 'filou' as const),
      fc.constantFrom('leastNegative' as const, 'mostNegative' as const),
    );
    fc.assert(
      fc.property(rows, ([known, hidden, edition, fallback]) => {
        const options = optionsFor(edition, fallback);
        const expected = expectedSack(seeing(known, hidden, options));
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
  ])('[FD2] [FD3] [FD4] [FD5] the value of the known row %j in %s is %i', (known, edition, value) => {
    expect(expectedSack(seeing(known, [], optionsFor(edition, 'leastNegative')))).toBe(value);
  });
});
