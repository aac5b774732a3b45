import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const SERVER = resolve(import.meta.dirname, '../..');
const INSTALLED = resolve(SERVER, '../node_modules');

/** A server that is put together from the sources as they are now, so that no stale build is ever proved. */
export interface ServerPrograms {
  readonly program: string;
  /** That of the storage's thread. */
  readonly sqliteWorker: URL;
}

/** A server to start, with a folder for its data. */
export interface ServerBuild extends ServerPrograms {
  readonly folder: string;
}

/** Our own packages go into the program, all others stay where they are installed. */
const compile = async (source: string, outfile: string): Promise<void> => {
  await build({
    entryPoints: [join(SERVER, source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['miaou-source'],
    logLevel: 'silent',
    plugins: [
      {
        name: 'installed',
        setup: (esbuild) =>
          esbuild.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || /^(?:@miaou\/|#)/.test(path) ? undefined : { path, external: true },
          ),
      },
    ],
  });
};

/** The threads' programs are looked up by the package's exports: here is a package that has nothing else. */
const makePackage = async (folder: string): Promise<URL> => {
  const own = join(folder, 'node_modules', '@miaou', 'server');
  mkdirSync(own, { recursive: true });
  const exports = { './sqlite-worker': './sqlite.js', './bot-worker': './bot.js' };
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name: '@miaou/server', type: 'module', exports }));
  await compile('src/store/sqlite/writerThread.ts', join(own, 'sqlite.js'));
  await compile('src/bots/botWorker.ts', join(own, 'bot.js'));
  return pathToFileURL(join(own, 'sqlite.js'));
};

export const buildServer = async (folder: string): Promise<ServerPrograms> => {
  const sqliteWorker = await makePackage(folder);
  for (const name of readdirSync(INSTALLED).filter((entry) => entry !== '@miaou' && !entry.startsWith('.')))
    symlinkSync(join(INSTALLED, name), join(folder, 'node_modules', name));
  const program = join(folder, 'serverChild.mjs');
  await compile('proof/process/serverChild.ts', program);
  return { program, sqliteWorker };
};
