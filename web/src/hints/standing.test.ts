import { describe, expect, it } from 'vitest';
import { standingOf } from './standing';

const BEST = { value: 0.36, spread: 0.01 };

describe('how an option stands beside the best one', () => {
  it.each([
    ['level where playouts cannot tell them apart', { value: 0.345, spread: 0.01 }, 'level'],
    ['level where both may be that far off', { value: 0.3, spread: 0.07 }, 'level'],
    ['a little behind', { value: 0.32, spread: 0.01 }, 'behind'],
    ['far behind', { value: 0.3, spread: 0.01 }, 'farBehind'],
    // Of the options that are level the one with more points leads, whatever its chance.
    ['level where it has the higher chance', { value: 0.37, spread: 0.01 }, 'level'],
  ] as const)('%s', (_, hint, standing) => {
    expect(standingOf(hint, BEST)).toBe(standing);
  });

  it('the best one is the best', () => {
    expect(standingOf(BEST, BEST)).toBe('best');
  });
});
