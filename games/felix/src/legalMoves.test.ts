import { SeededChance, seatsOf } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { felix, isLastChoiceIn, legalMovesIn } from './index.js';
import { isLastChoice } from './legalMoves.js';
import type { FelixPosition } from './position.js';
import { EDITIONS, type FelixOptions } from './types.js';

const RUNS = Number(process.env['MIAOU_RUNS']) / 100;

const someOptions = fc.record({ seats: fc.constantFrom(3, 4, 5), edition: fc.constantFrom(...EDITIONS) });

const optionsOf = (written: object): FelixOptions => {
  const parsed = felix.parseOptions(written);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
};

describe('legal moves by the view alone', () => {
  it('[FR3, FR4, FX1] the legal moves of a view are those of the position, for every seat throughout a match', () => {
    fc.assert(
      fc.property(someOptions, fc.integer(), (written, seed) => {
        const chance = new SeededChance(`legal moves ${seed}`);
        const options = optionsOf(written);
        const position = felix.start(options, felix.deal(options, chance));
        while (position.toMove.length > 0) {
          for (const seat of seatsOf(options.seats))
            expect(legalMovesIn(position.view(seat), seat)).toEqual(position.legalMoves(seat));
          expect(isLastChoiceIn(position.view('spectator'))).toBe(isLastChoice(position as FelixPosition));
          position.act(position.actionAt(chance.below(position.countActions())));
        }
      }),
      { numRuns: 60 * RUNS },
    );
  });
});
