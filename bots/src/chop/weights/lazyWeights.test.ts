import { expect, it } from 'vitest';
import { encodedWeights as bundledWeights } from './bundledWeights.js';
import { encodedWeights, loadWeights } from './lazyWeights.js';

it('lazy weights for Chop are undefined until they are loaded, and then equal the bundled ones', async () => {
  expect(encodedWeights()).toBeUndefined();
  await loadWeights();
  expect(encodedWeights()).toBe(bundledWeights());
});
