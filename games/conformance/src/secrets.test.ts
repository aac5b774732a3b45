import { GAMES } from '@miaou/games';
import { describe, expect, it } from 'vitest';
import { findLeak, inquiriesOf } from './secrets.js';

/** Planted faults leak at once, so the run that plants them asks for fewer; everybody else leaves this alone. */
const PAIRS_FOR_EACH_AUDIENCE = Number(process.env['MIAOU_PAIRS'] ?? 20_000);

describe.each(GAMES)('$id', (game) => {
  const inquiries = inquiriesOf(game, PAIRS_FOR_EACH_AUDIENCE);

  it.each(inquiries)(
    'hides what $audience may not know: $pairs pairs of worlds look the same',
    { timeout: 120_000 },
    (inquiry) => {
      let pairs = 0;
      const leak = findLeak(inquiry, 'ci', () => pairs++);
      expect(leak).toBeUndefined();
      expect(pairs).toBeGreaterThanOrEqual(inquiry.pairs);
    },
  );

  it('asks every audience about as many pairs, whatever the number of seats', () => {
    const viewers = new Set(inquiries.map(({ viewer }) => viewer));
    expect(viewers.size).toBe(Math.max(...game.seatCounts) + 1);
    for (const viewer of viewers) {
      const asked = inquiries.filter((inquiry) => inquiry.viewer === viewer);
      expect(asked.reduce((sum, { pairs }) => sum + pairs, 0)).toBeGreaterThanOrEqual(PAIRS_FOR_EACH_AUDIENCE);
    }
  });
});
