import { seatsOf } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Felix } from '../testing/matches.js';
import { viewersOf, walk } from '../testing/walks.js';
import { countMice, countWon, felix } from './index.js';

const ALL_MICE = { 3: 66, 4: 87, 5: 108 } as const;
const anySeed = fc.integer({ min: 0, max: 1_000_000 });
const matches = (numRuns: number) => ({ numRuns, seed: 20_100 }) as const;

const told = (position: Felix): string => JSON.stringify([position.state(), position.view('spectator')]);

describe('any match', () => {
  it('[FS6, FK5] keeps every mouse, and nobody owes any', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position) => {
          const { bank, coins, seats } = position.state();
          const all = [bank, ...coins, ...seats.map(({ mice }) => mice)];
          expect(all.reduce((sum, mice) => sum + mice)).toBe(ALL_MICE[position.options.seats]);
          expect(all.every((mice) => Number.isInteger(mice) && mice >= 0)).toBe(true);
        });
      }),
      matches(15),
    );
  });

  it('[FR3, FR4] allows exactly the moves that are listed', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position) => {
          const moves = Array.from({ length: felix.actionLimit }, (_, action) => position.moveOf(action));
          for (const seat of seatsOf(position.options.seats)) {
            const allowed = moves.filter((move) => position.refuse(seat, move) === undefined);
            expect(new Set(allowed)).toEqual(new Set(position.legalMoves(seat)));
          }
        });
      }),
      matches(5),
    );
  });

  it('[FR1, FR3] plays the same by move and by number', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position, play) => {
          const { actor } = position;
          const byNumber = position.clone();
          const { seat, move } = play();
          if (seat !== actor) return;
          byNumber.act(byNumber.actionOf(move));
          expect(told(byNumber)).toBe(told(position));
        });
      }),
      matches(15),
    );
  });

  it('[FK3, FK4] lets anybody count all mice and all won cards from a view', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position) => {
          const { seats } = position.state();
          const view = position.view('spectator');
          expect(countMice(view)).toEqual(seats.map(({ mice }) => mice));
          expect(countWon(view)).toEqual(seats.map(({ won }) => won));
        });
      }),
      matches(15),
    );
  });

  it('[FK1, FK2] is followed by redacted events alone, byte for byte', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position, play) => {
          const viewers = viewersOf(position);
          const before = viewers.map((viewer) => position.view(viewer));
          const { events } = play();
          const followed = before.map((view) =>
            events
              .map((event) => position.redact(event, view.viewer))
              .reduce((seen, event) => felix.follow(seen, event), view),
          );
          expect(JSON.stringify(followed)).toBe(JSON.stringify(viewers.map((viewer) => position.view(viewer))));
        });
      }),
      matches(5),
    );
  });

  it('[FR2, FR5, FE1] says of a move that it reveals when a card was turned up or the match is over', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        walk(seed, (position, play) => {
          const faceUp = position.state().row.filter((card) => card.faceUp).length;
          const { events } = play();
          const { phase, row } = position.state();
          const more = row.filter((card) => card.faceUp).length > faceUp;
          const revealed = events.some((event) => felix.reveals(event));
          if (more || phase === 'over') expect(revealed).toBe(true);
          if (phase === 'place' && events.every(({ type }) => type === 'cardLaid')) expect(revealed).toBe(false);
        });
      }),
      matches(5),
    );
  });

  it('[FK1] is copied whole and apart, into a new position or an old one', () => {
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
        });
        expect(last.outcome()).toBeDefined();
      }),
      matches(5),
    );
  });
});
