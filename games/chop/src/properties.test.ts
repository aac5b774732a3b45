import { seatsOf } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chop } from '../testing/matches.js';
import { viewersOf, walk } from '../testing/walks.js';
import { chop, TILE_KINDS } from './index.js';

const anySeed = fc.integer({ min: 0, max: 1_000_000 });
const RUNS = Number(process.env['MIAOU_RUNS']) / 100;
const matches = (numRuns: number) => ({ numRuns: Math.ceil(numRuns * RUNS), seed: 20_200 }) as const;

const observed = (position: Chop): Float32Array[] =>
  viewersOf(position).map((viewer) => {
    const into = new Float32Array(chop.observationSize(position.options)).fill(7);
    position.observe(viewer, into);
    return into;
  });

describe('any match', () => {
  it('[CB3, CB5, CM10] a match keeps every tile, face down or turned up, and every cheese, face down, face up or won', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position) => {
          const { tiles, cheese } = position.state();
          const { turned, unseen } = position.view('spectator');
          const mix = position.options.layout.tiles;
          const lying = Object.values(tiles);
          const gone = Object.values(turned);
          for (const kind of TILE_KINDS) {
            const down = lying.filter((tile) => tile === kind).length;
            expect(down + gone.filter((tile) => tile === kind).length).toBe(mix[kind]);
            expect(unseen[kind]).toBe(down);
          }
          const cheeseDown = lying.filter((tile) => tile === 'cheese').length;
          expect(cheeseDown + cheese.faceUp.length + cheese.won).toBe(mix.cheese);
        });
      }),
      matches(8),
    );
  });

  it('[CM4, CM5, CM6, CB2] no two pieces are on one place, and no mouse is on the table', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position) => {
          const { mice, cat, cheese } = position.state();
          const { legs, under } = position.options.layout.table;
          const places: readonly string[] = Object.values(mice);
          expect(new Set(places).size).toBe(places.length);
          expect(places.some((place) => legs.some((leg) => leg === place))).toBe(false);
          if (cat !== null && !under.includes(cat)) expect(places).not.toContain(cat);
          expect(cheese.faceUp.some((square) => places.includes(square))).toBe(false);
        });
      }),
      matches(8),
    );
  });

  it('[CP4] a move reveals something when it rolls a die, turns a tile or ends the match', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position, play) => {
          const { faceDown } = position.view('spectator');
          const { move, events } = play();
          const after = position.view('spectator');
          const isTold = move.type === 'roll' || after.faceDown.length < faceDown.length || after.phase === 'over';
          expect(events.some((event) => chop.reveals(event))).toBe(isTold);
        });
      }),
      matches(8),
    );
  });

  it('[CP4] every number of an observation is written and lies between −1 and 1', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position) => {
          const numbers = observed(position).flatMap((one) => [...one]);
          expect(Math.max(...numbers)).toBeLessThanOrEqual(1);
          expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-1);
        });
      }),
      matches(3),
    );
  });

  it('[CE1, CE2, CE4] every match ends, and its result says how', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const position = walk(seed, (running) => expect(running.outcome()).toBeUndefined());
        const { seats, cat, layout } = position.options;
        const result = position.outcome();
        const { mice, cheese } = position.state();
        expect(result).toMatchObject({ cheese: cheese.won, mice: Object.keys(mice).length });
        if (result?.side === 'cat') expect([result.mice, result.winners]).toEqual([0, [cat]]);
        if (result?.side === 'mice') expect(result.cheese).toBe(layout.tiles.cheese);
        if (result?.side === 'mice') expect(result.winners).toEqual(seatsOf(seats).filter((seat) => seat !== cat));
        if (result?.side === null) expect(result.winners).toEqual([]);
      }),
      matches(30),
    );
  });
});
