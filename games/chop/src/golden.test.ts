import { describe, expect, it } from 'vitest';
import { HALL } from '../testing/layouts.js';
import { optionsOf } from '../testing/matches.js';
import { transcript } from '../testing/transcript.js';

describe('golden transcripts', () => {
  it.each([
    ['2-seats', { seats: 2, cat: 0 }],
    ['3-seats', { seats: 3, cat: 1 }],
    ['4-seats', { seats: 4, cat: 2 }],
    ['5-seats', { seats: 5, cat: 4 }],
    ['path-noReverse', { path: 'noReverse' }],
    ['path-noRevisit', { path: 'noRevisit' }],
    ['blocking-allPieces', { blocking: 'allPieces' }],
    ['home-anyMouseHome', { home: 'anyMouseHome', seats: 3 }],
    ['home-quick', { home: 'quick' }],
    ['knifeInDouble-rollsOn', { knifeInDouble: 'rollsOn' }],
    ['maxRounds-12', { maxRounds: 12 }],
    ['layout-hall', { layout: HALL }],
  ])('[CP3, CM1, CT8, CE1, CE2, CE4] a match with %s is played as its transcript says', async (name, raw) => {
    await expect(transcript(name, optionsOf(raw))).toMatchFileSnapshot(`../golden/${name}.txt`);
  });
});
