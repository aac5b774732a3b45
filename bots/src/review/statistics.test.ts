import { drawFraction, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { calibrated } from '../calibration.js';
import type { PlayedOption } from './reviewer.js';
import { chanceOf, leadOf, UNBENT } from './statistics.js';

const CURVE = { rise: 0.7, fall: 1.3, shift: 0.4 };
const played = (...chances: readonly number[]): PlayedOption => ({ move: { type: 'any' }, chances });
const [GOOD, BAD] = [played(0.9, 0.5, 0.7), played(0.6, 0.4, 0.2)];

const [WORLDS, GUESSES, REVIEWS] = [160, 8, 400];
/** 95 in 100 are meant, and few worlds of few guesses are won or lost by steps. */
const LEAST_COVERED = 0.9;

/** Matches that end in every world. One guess in two takes the chance for half as high again as it is, the other one for half as high. */
const endedWith = (chanceToWin: number, seed: string): PlayedOption => {
  const chance = new SeededChance(seed);
  const rare = Math.min(chanceToWin, 1 - chanceToWin);
  const guessed = Array.from({ length: GUESSES }, () => rare * (drawFraction(chance) < 0.5 ? 0.5 : 1.5));
  const chances = Array.from({ length: WORLDS }, (_, world) => {
    const isRare = drawFraction(chance) < (guessed[world % GUESSES] ?? 0);
    return Number(isRare === chanceToWin < 0.5);
  });
  return { ...played(...chances), guesses: GUESSES };
};

describe('the figures of a review', () => {
  it.each([0.001, 0.003, 0.01, 0.03, 0.3, 0.97, 0.99, 0.997, 0.999])(
    'a chance of %f to win lies in nearly all intervals of many reviews',
    (truth) => {
      const covered = Array.from({ length: REVIEWS }, (_, review) => {
        const { low, high } = chanceOf(endedWith(truth, `${truth} ${review}`), UNBENT);
        return low <= truth && truth <= high;
      });
      expect(covered.filter(Boolean).length / REVIEWS).toBeGreaterThan(LEAST_COVERED);
    },
  );

  it('where all worlds end alike another end is not ruled out, and the less so the fewer they are', () => {
    const lost = (worlds: number): PlayedOption => played(...Array.from({ length: worlds }, () => 0));
    const won = (worlds: number): PlayedOption => played(...Array.from({ length: worlds }, () => 1));
    expect(chanceOf(lost(WORLDS), UNBENT)).toEqual({ mean: 0, low: 0, high: 0.0238 });
    expect(chanceOf(won(WORLDS), UNBENT)).toEqual({ mean: 1, low: 0.9762, high: 1 });
    expect(chanceOf(lost(WORLDS / 4), UNBENT).high).toBeGreaterThan(3 * 0.0238);
    expect(chanceOf(lost(1), UNBENT).high).toBeLessThan(1);
  });

  it('a level end in all worlds is told as one, and nearly as surely as a lost one', () => {
    const { mean, low, high } = chanceOf(played(...Array.from({ length: WORLDS }, () => 1 / 3)), UNBENT);
    expect(mean).toBeCloseTo(1 / 3);
    expect(high - low).toBeCloseTo(0.0238, 3);
  });

  it('a chance and its interval are bent by the curve, and stay in order', () => {
    const [raw, bent] = [chanceOf(GOOD, UNBENT), chanceOf(GOOD, CURVE)];
    expect(raw.mean).toBeCloseTo(0.7);
    expect(bent.mean).toBeCloseTo(calibrated(CURVE, 0.7), 3);
    expect(bent.low).toBeLessThan(bent.mean);
    expect(bent.high).toBeGreaterThan(bent.mean);
  });

  it('what an option gives away is the gap between the chances that are shown', () => {
    const gap = chanceOf(GOOD, CURVE).mean - chanceOf(BAD, CURVE).mean;
    expect(leadOf(GOOD, BAD, CURVE).mean).toBeCloseTo(gap, 3);
    expect(leadOf(GOOD, GOOD, CURVE)).toEqual({ mean: 0, low: 0, high: 0 });
  });

  it('whether the interval has 0 in it does not depend on the curve', () => {
    const close = played(0.8, 0.3, 0.9);
    for (const [one, other] of [
      [GOOD, BAD],
      [GOOD, close],
    ] as const)
      expect(Math.sign(leadOf(one, other, CURVE).low)).toBe(Math.sign(leadOf(one, other, UNBENT).low));
  });

  it('worlds of one guess count as one trial, not as many', () => {
    const alike = Array.from({ length: 40 }, (_, world) => (world % 4) / 4);
    const widthOf = (option: PlayedOption): number => {
      const { low, high } = chanceOf(option, UNBENT);
      return high - low;
    };
    expect(widthOf({ ...played(...alike), guesses: 4 })).toBeGreaterThan(3 * widthOf(played(...alike)));
    expect(widthOf({ ...played(...alike), guesses: 5 })).toBeLessThan(widthOf(played(...alike)));
  });
});
