import { expect, it } from 'vitest';
import { packed as atHand } from './atHand.js';
import { fetchWeights, packed } from './fetched.js';

it('fetched weights are those at hand, and not there before', async () => {
  expect(packed()).toBeUndefined();
  await fetchWeights();
  expect(packed()).toBe(atHand());
});
