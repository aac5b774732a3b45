import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { optionsOf } from '../testing/matches.js';
import { chop, NAMED_KITCHENS } from './index.js';

describe('pointing', () => {
  it('[CP1] mouse players see what one of them points at, the cat points for nobody', () => {
    const options = optionsOf({ seats: 4, cat: 1 });
    expect(chop.pointing?.seenBy(options, seat(0))).toEqual([0, 2, 3]);
    expect(chop.pointing?.seenBy(options, seat(3))).toEqual([0, 2, 3]);
    expect(chop.pointing?.seenBy(options, seat(1))).toEqual([]);
  });

  it('[CP1] a mouse player without fellows points for nobody', () => {
    expect(chop.pointing?.seenBy(optionsOf({ seats: 2, cat: 0 }), seat(1))).toEqual([]);
  });

  it('[CB1, CB4, CB7] squares of the kitchen and holes can be pointed at', () => {
    const isTarget = (at: string, layout: unknown = NAMED_KITCHENS.kitchen): boolean | undefined =>
      chop.pointing?.isTarget(optionsOf({ layout }), at);
    expect(['a1', 'c3', 'f7', 'N', 'W'].map((at) => isTarget(at))).toEqual([true, true, true, true, true]);
    expect(['g1', 'a8', 'n', '', 'constructor'].map((at) => isTarget(at))).toEqual([false, false, false, false, false]);
    expect(isTarget('f6', NAMED_KITCHENS.smallKitchen)).toBe(false);
    expect(isTarget('c1', NAMED_KITCHENS.openKitchen)).toBe(false);
  });
});
