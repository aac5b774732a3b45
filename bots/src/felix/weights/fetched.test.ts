import { describe, expect, it } from 'vitest';
import { packedFor as atHand } from './atHand.js';
import { fetchWeights, packedFor } from './fetched.js';

describe('fetched weights', () => {
  it.each([3, 4, 5])('are those at hand, and not there before, with %i seats', async (seats) => {
    expect(packedFor(seats)).toBeUndefined();
    await fetchWeights(seats);
    expect(packedFor(seats)).toBe(atHand(seats));
  });
});
