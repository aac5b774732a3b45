import { SeededChance, seatsOf } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, felix, follow } from './index.js';
import { EDITIONS, type FelixOptions } from './types.js';

const someOptions = fc.record({ seats: fc.constantFrom(3, 4, 5), edition: fc.constantFrom(...EDITIONS) });

const optionsOf = (written: object): FelixOptions => {
  const parsed = felix.parseOptions(written);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
};

describe('what may be done, by the view alone', () => {
  it('[FR3] is what the rules allow, at every moment of a match, for every seat', () => {
    fc.assert(
      fc.property(someOptions, fc.integer(), (written, seed) => {
        const chance = new SeededChance(`choices ${seed}`);
        const options = optionsOf(written);
        const position = felix.start(options, felix.deal(options, chance));
        while (position.toMove.length > 0) {
          for (const seat of seatsOf(options.seats))
            expect(choices(position.view(seat), seat)).toEqual(position.legalMoves(seat));
          position.act(position.actionAt(chance.below(position.countActions())));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('[FK1] leads from view to view as the rules do, at every moment of a match, for every viewer', () => {
    fc.assert(
      fc.property(someOptions, fc.integer(), (written, seed) => {
        const chance = new SeededChance(`follow ${seed}`);
        const options = optionsOf(written);
        const position = felix.start(options, felix.deal(options, chance));
        const viewers = ['spectator', ...seatsOf(options.seats)] as const;
        while (position.toMove.length > 0) {
          const views = viewers.map((viewer) => position.view(viewer));
          const move = position.moveOf(position.actionAt(chance.below(position.countActions())));
          const events = position.play(position.actor, move);
          for (const [index, viewer] of viewers.entries()) {
            const told = events.map((event) => position.redact(event, viewer));
            const followed = told.reduce(follow, views[index] as ReturnType<typeof position.view>);
            expect(JSON.stringify(followed)).toBe(JSON.stringify(position.view(viewer)));
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
