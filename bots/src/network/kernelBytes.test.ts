import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assembleKernels, KERNEL_MODULE } from '../../kernels/build.mjs';

it('the committed kernel bytes are those of kernels.wat', async () => {
  expect(readFileSync(KERNEL_MODULE, 'utf8')).toBe(await assembleKernels());
});
