import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const SOURCES = join('server', 'src', 'testing', 'postgres');

/**
 * Starts the PostgreSQL that the tests use, which is written in TypeScript.
 * @returns {Promise<{ readonly url: string, readonly stop: () => Promise<void> } | undefined>} nothing where there is none
 */
export const startPostgres = async () => {
  const folder = join('.cache', 'postgres');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(SOURCES, 'guard.mjs'), join(folder, 'guard.mjs'));
  const outfile = join(folder, 'server.mjs');
  await build({
    entryPoints: [join(SOURCES, 'server.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const module = /** @type {{ startPostgres: typeof startPostgres }} */ (await import(pathToFileURL(outfile).href));
  return module.startPostgres();
};
