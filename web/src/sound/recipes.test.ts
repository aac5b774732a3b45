import { describe, expect, it } from 'vitest';
import { lengthOf } from './recipe';
import { RECIPES, recipeFor } from './recipes';
import { render } from './synthesize';

const RATE = 22_050;
const LONGEST = 400;

const BOARD_SOUNDS = [
  'bid pass turn good bad bigDog smallDog yourTurn buy win lay',
  'mice-2 mice-3 mice-4 mice-6 deal coin-0 coin-1 coin-9',
  'step roll tile cheese broken knife fork arrow plus crouch pounce cleaver hole lose',
].flatMap((names) => names.split(' '));

const heard = (name: string): Float32Array => {
  const recipe = recipeFor(name);
  if (recipe === undefined) throw new Error(`no sound is called ${name}`);
  return render(recipe, RATE);
};

const peakOf = (samples: Float32Array): number => samples.reduce((peak, one) => Math.max(peak, Math.abs(one)), 0);

describe('sounds', () => {
  it.each(BOARD_SOUNDS)('the sound %s can be heard and does not distort', (name) => {
    const peak = peakOf(heard(name));
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThan(1.5);
  });

  it.each(BOARD_SOUNDS)('the sound %s ends in silence, without a click', (name) => {
    expect(Math.abs(heard(name).at(-1) ?? 1)).toBeLessThan(0.01);
  });

  it.each(Object.entries(RECIPES).filter(([name]) => name !== 'win'))(
    'the sound %s is over within 400 ms',
    (_, recipe) => {
      expect(lengthOf(recipe)).toBeLessThanOrEqual(LONGEST);
    },
  );

  it('each bid sounds a step higher than the one before, up to an octave', () => {
    const pitches = Array.from({ length: 8 }, (_, bids) => recipeFor('bid', bids)?.[0]?.from ?? 0);
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    expect(new Set(pitches).size).toBe(8);
  });

  it('each coin of a higher heap sounds higher', () => {
    const pitches = Array.from({ length: 10 }, (_, halfTones) => recipeFor(`coin-${halfTones}`)?.[0]?.from ?? 0);
    expect(pitches).toEqual([...new Set(pitches)].toSorted((a, b) => a - b));
  });

  it('more mice make more steps within the limit for a sound', () => {
    const lengths = [2, 3, 4, 6, 12].map((mice) => lengthOf(recipeFor(`mice-${mice}`) ?? []));
    expect(lengths.slice(0, 4)).toEqual([...new Set(lengths.slice(0, 4))].toSorted((a, b) => a - b));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST);
  });

  it('each seat meows with a voice of its own, longer the louder, and never longer than 1.2 seconds', () => {
    const meows = [0, 1, 2, 3, 4].map((seat) => [1, 2, 3].map((loud) => recipeFor(`meow-${seat}-${loud}`) ?? []));
    expect(new Set(meows.map(([first]) => first?.[0]?.from)).size).toBe(5);
    for (const ofSeat of meows) {
      const lengths = ofSeat.map(lengthOf);
      expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
      expect(lengths.at(-1)).toBeLessThanOrEqual(1200);
    }
  });

  it.each(['meow-0-1', 'meow-2-2', 'meow-4-3', 'honk-1-2'])(
    'the voice %s can be heard, without a click at its end',
    (name) => {
      expect(peakOf(heard(name))).toBeGreaterThan(0.05);
      expect(peakOf(heard(name))).toBeLessThan(1.5);
      expect(Math.abs(heard(name).at(-1) ?? 1)).toBeLessThan(0.01);
    },
  );

  it('an unknown sound is silent', () => {
    expect(recipeFor('meow')).toBeUndefined();
    expect(recipeFor('toString')).toBeUndefined();
  });

  it('the same sound is the same samples every time', () => {
    expect(heard('broken')).toEqual(heard('broken'));
  });
});
