import { expect, it } from 'vitest';
import { encodedWeightsFor as bundledWeightsFor } from './bundledWeights.js';
import { encodedWeightsFor, loadWeights } from './lazyWeights.js';

it.each([3, 4, 5])(
  'lazy weights for %i seats are undefined until they are loaded, and then equal the bundled ones',
  async (seats) => {
    expect(encodedWeightsFor(seats)).toBeUndefined();
    await loadWeights(seats);
    expect(encodedWeightsFor(seats)).toBe(bundledWeightsFor(seats));
  },
);
