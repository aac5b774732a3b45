import { describe, expect, it } from 'vitest';
import { optionsOf } from '../testing/matches.js';
import { transcript } from '../testing/transcript.js';
import { felix } from './index.js';

describe('golden transcripts', () => {
  const cases = felix.seatCounts.flatMap((seats) =>
    (['felix', 'filou'] as const).map((edition) => ({ seats, edition })),
  );

  it.each(cases)(
    '[FR1, FR8, FT4] a match of $edition with $seats seats is played as its transcript says',
    async ({ seats, edition }) => {
      const text = transcript(optionsOf({ seats: seats as 3 | 4 | 5, edition }));
      await expect(text).toMatchFileSnapshot(`../golden/${edition}-${seats}.txt`);
    },
  );
});
