import { seatsOf } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chop } from '../testing/matches.js';
import { viewersOf, walk } from '../testing/walks.js';
import { chop, TILE_KINDS } from './index.js';

const anySeed = fc.integer({ min: 0, max: 1_000_000 });
const matches = (numRuns: number) => ({ numRuns, seed: 20_200 }) as const;

const told = (position: Chop): string => JSON.stringify([position.state(), position.view('spectator')]);

const observed = (position: Chop): Float32Array[] =>
  viewersOf(position).map((viewer) => {
    const into = new Float32Array(chop.observationSize(position.options)).fill(7);
    position.observe(viewer, into);
    return into;
  });

describe('any match', () => {
  it('[CB3, CB5, CM10] keeps every tile: face down, or turned up; every cheese: face down, face up, or won', () => {
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

  it('[CM4, CM5, CM6, CB2] never has two pieces on one place, nor a mouse on the table', () => {
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

  it('[CM1, CM9] allows exactly the moves that are listed, and lists some until it is over', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        let step = 0;
        walk(seed, (position) => {
          expect(position.countActions()).toBeGreaterThan(0);
          if (step++ % 7 !== 0) return;
          const moves = Array.from({ length: chop.actionLimit }, (_, action) => position.moveOf(action));
          for (const seat of seatsOf(position.options.seats)) {
            const allowed = moves.filter((move) => position.refuse(seat, move) === undefined);
            expect(new Set(allowed)).toEqual(new Set(position.legalMoves(seat)));
          }
        });
      }),
      matches(4),
    );
  });

  it('[CM1, CP3] plays the same by move and by number', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position, play) => {
          const byNumber = position.clone();
          const { seat, move } = play();
          expect(byNumber.actor).toBe(seat);
          byNumber.act(byNumber.actionOf(move));
          expect(told(byNumber)).toBe(told(position));
        });
      }),
      matches(8),
    );
  });

  it('[CP4] is followed by redacted events alone, byte for byte, for every viewer', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position, play) => {
          const viewers = viewersOf(position);
          const before = viewers.map((viewer) => position.view(viewer));
          const { events } = play();
          const followed = before.map((view) =>
            events
              .map((event) => position.redact(event, view.viewer))
              .reduce((seen, event) => chop.follow(seen, event), view),
          );
          expect(JSON.stringify(followed)).toBe(JSON.stringify(viewers.map((viewer) => position.view(viewer))));
        });
      }),
      matches(8),
    );
  });

  it('[CP4] says of a move that it reveals when a die came up, a tile was turned or the match is over', () => {
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

  it('[CP4] is copied whole and apart, into a new position or an old one', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        let old = walk('another match', () => {}).clone();
        const last = walk(seed, (position, play) => {
          if (old.options.seats !== position.options.seats) old = position.clone();
          const copy = position.clone();
          const before = told(copy);
          old.copyFrom(position);
          play();
          expect([told(copy), told(old)]).toEqual([before, before]);
          expect(copy.legalMoves(copy.actor)).toEqual(old.legalMoves(old.actor));
        });
        expect(last.outcome()).toBeDefined();
      }),
      matches(8),
    );
  });

  it('[CP4] is observed as numbers within bounds, every one of them written', () => {
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

  it('[CE1, CE2, CE4] ends, and its result says how', () => {
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
