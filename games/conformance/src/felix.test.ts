import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { shareOfCases } from './cases.js';
import { playOn } from './playing.js';

/** FS6: all the mice there are, by number of seats. */
const ALL_MICE: { readonly [seats: number]: number } = { 3: 66, 4: 87, 5: 108 };

interface Purse {
  readonly bank: number;
  readonly coins: readonly number[];
  readonly seats: readonly { readonly mice: number }[];
}

const CASES = shareOfCases(Number(process.env['MIAOU_CASES']), 7).filter(({ game }) => game.id === 'felix');

describe.each(CASES)('$name', ({ name, game, options }) => {
  it('[FS6] no match of Felix makes or loses a mouse', () => {
    const chance = new SeededChance(name);
    const totals = new Set<number>();
    for (let match = 0; match < 10; match++) {
      const position = game.start(options, game.deal(options, chance));
      const countAll = (): void => {
        const { bank, coins, seats } = position.state() as Purse;
        const heaps = [bank, ...coins, ...seats.map(({ mice }) => mice)];
        if (heaps.some((mice) => mice < 0)) throw new Error(`mice below nothing: ${heaps.join(' ')}`);
        totals.add(heaps.reduce((sum, mice) => sum + mice));
      };
      playOn(position, chance, countAll);
      countAll();
    }
    expect([...totals]).toEqual([ALL_MICE[options.seats]]);
  });
});
