import { expect, it } from 'vitest';
import { signed, wholePoints } from './signed.js';

it('numbers are written with a true minus, and zero without a sign', () => {
  expect([3.14, -3.14, -0.04].map((value) => signed(value, 1))).toEqual(['+3.1', '−3.1', '0.0']);
  expect([52, -39.6, -0.4, 0].map(wholePoints)).toEqual(['52', '−40', '0', '0']);
});
