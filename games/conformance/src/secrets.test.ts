import { GAMES } from '@miaou/games';
import { describe, expect, it } from 'vitest';
import { findLeak, secrecyChecksOf } from './secrets.js';

/** Planted faults leak at once, so the run that plants them asks for fewer; everybody else leaves this alone. */
const PAIRS_FOR_EACH_AUDIENCE = Number(process.env['MIAOU_PAIRS']);

describe.each(GAMES)('$id', (game) => {
  const checks = secrecyChecksOf(game, PAIRS_FOR_EACH_AUDIENCE);

  it.each(checks)('$audience cannot tell $pairs pairs of worlds apart that differ in what it may not know', (check) => {
    let pairs = 0;
    const leak = findLeak(check, 'ci', () => pairs++);
    expect(leak).toBeUndefined();
    expect(pairs).toBeGreaterThanOrEqual(check.pairs);
  });

  it('every audience is shown about the same number of pairs, whatever the number of seats', () => {
    const viewers = new Set(checks.map(({ viewer }) => viewer));
    expect(viewers.size).toBe(Math.max(...game.seatCounts) + 1);
    for (const viewer of viewers) {
      const asked = checks.filter((check) => check.viewer === viewer);
      expect(asked.reduce((sum, { pairs }) => sum + pairs, 0)).toBeGreaterThanOrEqual(PAIRS_FOR_EACH_AUDIENCE);
    }
  });
});
