import { randomAction, SeededChance } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOfCases } from './cases.js';
import { fingerprint } from './fingerprint.js';
import { playOn, positionAfter } from './playing.js';

const anywhere = [fc.nat({ max: 1e6 }), fc.nat({ max: 120 })] as const;

describe.each(shareOfCases(Number(process.env['MIAOU_CASES']), 2))('$name', ({ game, options }) => {
  const positionAt = (seed: number, steps: number) => positionAfter(game, options, new SeededChance(seed), steps);

  it('a clone answers as its original does and plays on as its original would', () => {
    fc.assert(
      fc.property(...anywhere, (seed, steps) => {
        const original = positionAt(seed, steps);
        const clone = original.clone();
        expect(fingerprint(clone)).toBe(fingerprint(original));
        playOn(original, new SeededChance(seed));
        playOn(clone, new SeededChance(seed));
        expect(fingerprint(clone)).toBe(fingerprint(original));
      }),
      { seed: 1, numRuns: 6 },
    );
  });

  it('a clone and its original are independent, whichever of them plays on', () => {
    fc.assert(
      fc.property(...anywhere, fc.boolean(), (seed, steps, clonePlays) => {
        const original = positionAt(seed, steps);
        const clone = original.clone();
        const before = fingerprint(original);
        const [playing, resting] = clonePlays ? [clone, original] : [original, clone];
        playOn(playing, new SeededChance(seed + 1));
        expect(fingerprint(resting)).toBe(before);
      }),
      { seed: 2, numRuns: 4 },
    );
  });

  it('a position becomes a copy of any other position of the match and is independent of it', () => {
    fc.assert(
      fc.property(...anywhere, fc.nat({ max: 120 }), fc.boolean(), (seed, steps, otherSteps, copyPlays) => {
        const original = positionAt(seed, steps);
        const copy = positionAt(seed + 1, otherSteps);
        copy.copyFrom(original);
        const before = fingerprint(original);
        expect(fingerprint(copy)).toBe(before);
        const [playing, resting] = copyPlays ? [copy, original] : [original, copy];
        playOn(playing, new SeededChance(seed));
        expect(fingerprint(resting)).toBe(before);
        resting.copyFrom(playing);
        expect(fingerprint(resting)).toBe(fingerprint(playing));
      }),
      { seed: 3, numRuns: 6 },
    );
  });

  it('a copied position plays by integers as its original does', () => {
    fc.assert(
      fc.property(...anywhere, (seed, steps) => {
        const original = positionAt(seed, steps);
        const [clone, copy] = [original.clone(), positionAt(seed + 1, steps + 1)];
        copy.copyFrom(original);
        const chance = new SeededChance(seed);
        while (original.toMove.length > 0) {
          const action = randomAction(original, chance);
          for (const position of [original, clone, copy]) position.act(action);
          const state = JSON.stringify(original.state());
          expect([clone, copy].map((position) => JSON.stringify(position.state()))).toEqual([state, state]);
        }
      }),
      { seed: 4, numRuns: 2 },
    );
  });
});
