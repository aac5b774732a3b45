import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'kernels-'));
try {
  const [plain, small] = [join(folder, 'plain.wasm'), join(folder, 'small.wasm')];
  execFileSync('wasm-as', ['--enable-simd', path('kernels.wat'), '-o', plain]);
  execFileSync('wasm-opt', ['--enable-simd', '-O4', plain, '-o', small]);
  writeFileSync(
    path('../src/net/kernelBytes.ts'),
    `/** kernels/kernels.wat, assembled by \`npm run build:kernels --workspace @miaou/bots\`. */
export const KERNEL_BYTES =
  '${readFileSync(small).toString('base64')}';
`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
