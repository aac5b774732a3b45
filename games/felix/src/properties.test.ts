import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walk } from '../testing/walks.js';
import { countMice, countWon, felix } from './index.js';

const ALL_MICE = { 3: 66, 4: 87, 5: 108 } as const;
const anySeed = fc.integer({ min: 0, max: 1_000_000 });
const matches = (numRuns: number) => ({ numRuns, seed: 20_100 }) as const;

describe('any match', () => {
  it('[FS6, FK5] a match keeps every mouse, and no seat owes any', () => {
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

  it('[FK3, FK4] all mice and all won cards can be counted from any view', () => {
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

  it('[FR2, FR5, FE1] a move reveals something when it turns a card up or ends the match', () => {
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
});
