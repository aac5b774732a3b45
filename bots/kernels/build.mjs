import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

/** The module that `src/network/kernelBytes.ts` must be. */
export const assembleKernels = async () => {
  const assembler = await wabt();
  const module = assembler.parseWat('kernels.wat', readFileSync(path('kernels.wat'), 'utf8'), { simd: true });
  const { buffer } = module.toBinary({});
  module.destroy();
  return `/** kernels/kernels.wat, assembled by \`npm run build:kernels --workspace @miaou/bots\`. */
export const KERNEL_BYTES =
  '${Buffer.from(buffer).toString('base64')}';
`;
};

export const KERNEL_MODULE = path('../src/network/kernelBytes.ts');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(KERNEL_MODULE, await assembleKernels());
