import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const SOURCES = join(import.meta.dirname, '..');

/** Packages with binaries stay where they are installed. */
const INSTALLED = /^(@photostructure\/sqlite|pg)$/;

/**
 * A program out of the sources, as one file: threads and child processes cannot run TypeScript here, and a bundle is also the form in
 * which the server is shipped.
 */
export const bundle = async (source: string, folder: string): Promise<string> => {
  const outfile = join(folder, `${source.replaceAll('/', '-').replace(/\.ts$/, '')}.mjs`);
  const require = createRequire(import.meta.url);
  await build({
    entryPoints: [join(SOURCES, source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['miaou-source'],
    logLevel: 'silent',
    plugins: [
      {
        name: 'installed',
        setup: (esbuild) =>
          esbuild.onResolve({ filter: INSTALLED }, ({ path }) => ({
            path: pathToFileURL(require.resolve(path)).href,
            external: true,
          })),
      },
    ],
  });
  return outfile;
};
