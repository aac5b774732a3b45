import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** The library for one game, bundled for a browser, may weigh this many bytes after gzip. */
export const SIZE_LIMIT = 10_000;

/**
 * Bundles source text for a browser, resolving packages as an application in that folder would.
 * @param {string} source
 * @param {string} folder
 * @param {'esm' | 'iife'} format
 * @returns {Promise<string>}
 */
export const browserBundle = async (source, folder, format) => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format,
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
};

/**
 * What an application pays for an entry, in bytes.
 * @param {string} entry
 * @param {string} folder
 */
export const bundleSize = async (entry, folder) => {
  const bundle = await browserBundle(entry, folder, 'esm');
  return { minified: Buffer.byteLength(bundle), gzipped: gzipSync(bundle, { level: 9, memLevel: 9 }).length };
};
