/**
 * Lays a small copy (`.br`, `.gz`) beside each text file of the built page, so that the server compresses nothing while people wait.
 * `node web/delivery/compress.mjs [folder]`
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/;
/** Below this the headers weigh more than what is saved. */
const LEAST_BYTES = 512;

/** @param {string} path */
const compress = async (path) => {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, brotliCompressSync(bytes, { params }));
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
};

const files = await readdir(folder, { recursive: true });
for (const file of files) if (TEXT.test(file)) await compress(join(folder, file));
