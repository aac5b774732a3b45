import { SeededChance } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyKitchen, anyOptions } from '../testing/anyKitchen.js';
import type { Kitchen } from '../testing/kitchens.js';
import { legal, optionsOf, play, told } from '../testing/matches.js';
import { allWalks, endsOf } from '../testing/naive.js';
import { positionOf } from '../testing/positions.js';
import { cellsIn, setOf } from './cellSet.js';
import { type ChopOptions, chop, MICE, type Piece, pathOf, reachable } from './index.js';
import { CAT } from './matchState.js';
import { findEnds, type Ways } from './paths.js';
import { type ChopPosition, startPosition } from './position.js';
import { setupOf } from './setup.js';
import { type Cell, cellOf } from './squares.js';
import { waysOf } from './walking.js';

const RUNS = Number(process.env['MIAOU_RUNS']) / 100;

const anySituation = anyOptions.chain((options) =>
  anyKitchen(options).map((kitchen) => ({ options, kitchen, position: positionOf(options, kitchen) })),
);

const naiveMoves = (options: ChopOptions, kitchen: Kitchen, pieces: readonly Piece[], steps: number): string[] =>
  pieces.flatMap((piece) =>
    endsOf(allWalks(options, kitchen, piece, steps), options.layout).map((to) => `${piece} ${to}`),
  );

describe('every walk, compared with all paths tried one by one', () => {
  it.each([
    [1, 200],
    [2, 200],
    [3, 200],
    [4, 200],
    [5, 60],
    [6, 40],
  ])('[CM1, CM2, CM3, CM4, CM5, CM6, CM7, CE3] any piece, %i steps, any position', (steps, numRuns) => {
    fc.assert(
      fc.property(anySituation, ({ options, kitchen, position }) => {
        const view = position.view('spectator');
        for (const piece of ['cat', ...MICE] as const) {
          const ends = endsOf(allWalks(options, kitchen, piece, steps), options.layout);
          expect(reachable(view, piece, steps)).toEqual(ends);
        }
      }),
      { numRuns: numRuns * RUNS, seed: steps },
    );
  });

  it.each(['cat', 'mice'] as const)('[CM1, CM9] a roll of the %s gives exactly those moves, or is lost', (side) => {
    fc.assert(
      fc.property(anySituation, ({ options, kitchen }) => {
        for (const value of new Set(options.layout.dice[side].filter((face) => face < 5))) {
          const position = positionOf(options, kitchen, { side });
          const moves = naiveMoves(options, kitchen, side === 'cat' ? ['cat'] : MICE, value);
          const events = told(play(position, `roll ${value}`));
          if (moves.length > 0) expect(legal(position)).toEqual(moves);
          expect(events).toBe(moves.length > 0 ? 'dieRolled' : 'dieRolled rollLost turnPassed');
        }
      }),
      { numRuns: 100 * RUNS, seed: 1 },
    );
  });

  it('[CM1, CM2, CM3] the path told of a move is one of its paths', () => {
    fc.assert(
      fc.property(
        anySituation,
        fc.constantFrom('cat' as const, ...MICE),
        fc.integer({ min: 1, max: 4 }),
        (situation, piece, steps) => {
          const { options, kitchen, position } = situation;
          const walks = allWalks(options, kitchen, piece, steps);
          for (const to of endsOf(walks, options.layout))
            expect(walks.map((walk) => walk.slice(1))).toContainEqual(
              pathOf(position.view('spectator'), piece, to, steps),
            );
        },
      ),
      { numRuns: 100 * RUNS, seed: 2 },
    );
  });
});

describe('the ways of two positions', () => {
  it('[CM1] finding the walks of one position does not change those found of another', () => {
    const [one, other] = ['one', 'other'].map((seed) => {
      const options = optionsOf();
      const position = startPosition(setupOf(options), chop.deal(options, new SeededChance(seed)));
      position.cat = cellOf(seed === 'one' ? 'a1' : 'f7');
      return position;
    }) as [ChopPosition, ChopPosition];
    const ends = (ways: Ways, from: Cell): Cell[] => {
      const found = setOf([]);
      findEnds(ways, from, 2, found);
      return cellsIn(found);
    };
    const ways = waysOf(one, CAT);
    const alone = ends(ways, one.cat);
    const others = ends(waysOf(other, CAT), other.cat);
    expect(ends(ways, one.cat)).toEqual(alone);
    expect(others).not.toEqual(alone);
  });
});
