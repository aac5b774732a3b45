import { describe, expect, it } from 'vitest';
import type { Hunt } from './hunt.js';
import { responderFor } from './responder.js';

const HUNTS: readonly { hunt: Hunt; apart: number }[] = [
  { hunt: { game: 'felix', against: 'vera', seats: 4, matches: 24, seed: 'hunt' }, apart: 12 },
  { hunt: { game: 'felix', against: 'mirek', seats: 3, edition: 'filou', matches: 24, seed: 'hunt' }, apart: 12 },
  { hunt: { game: 'chop', against: 'greedy', seats: 2, as: 'cat', matches: 2, seed: 'hunt' }, apart: 1 },
  { hunt: { game: 'chop', against: 'vera', seats: 2, as: 'mice', matches: 2, seed: 'hunt' }, apart: 1 },
];

/** All that a responder has learned at the end, after a milestone on the way. */
const learned = (hunt: Hunt, apart: number, isBrokenOff: boolean): Buffer => {
  let responder = responderFor(hunt);
  while (responder.matches < apart) responder.playMatch();
  const milestone = responder.milestone();
  if (isBrokenOff) {
    responder = responderFor(hunt);
    responder.goOnFrom(milestone);
  }
  while (responder.matches < hunt.matches) responder.playMatch();
  return Buffer.from(responder.milestone().numbers.buffer);
};

describe.each(HUNTS)('a responder to $hunt.against at $hunt.game', ({ hunt, apart }) => {
  it('that was broken off learns the same as one that was not', () => {
    const whole = learned(hunt, apart, false);
    expect(learned(hunt, apart, true).equals(whole)).toBe(true);
    expect(learned({ ...hunt, seed: 'other' }, apart, false).equals(whole)).toBe(false);
  });
});

describe('what a responder reaches', () => {
  it('is told beside what equals get', async () => {
    const hunt: Hunt = { game: 'felix', against: 'random', seats: 4, matches: 20, seed: 'measured' };
    const responder = responderFor(hunt);
    const share = await responder.share(60, 'fresh');
    expect((await responder.reference(60, 'fresh')).mean).toBe(0.25);
    expect(share.matches).toBe(60);
    expect(share.mean - share.halfWidth).toBeGreaterThan(0.25);
  });

  it('is told beside what the hunted bot reaches in the same part', async () => {
    const hunt: Hunt = { game: 'chop', against: 'greedy', seats: 2, as: 'mice', matches: 20, seed: 'measured' };
    const responder = responderFor(hunt);
    const { mean } = await responder.reference(6, 'fresh');
    expect((await responder.share(6, 'fresh')).mean).toBeGreaterThan(mean);
  });
});
