import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const BUILT = fileURLToPath(new URL('../dist', import.meta.url));

/** The file that the command starts with. */
export const ENTRY = 'bundle.js';

/** The database's driver, which has a compiled part beside it. */
export const DRIVER = '@photostructure/sqlite';

/** The packages that are not in the bundle: they are loaded when they are needed, if ever. */
export const INSTALLED = ['pg', 'prom-client', 'web-push'];

/** @type {import('esbuild').BuildOptions & { write: false, metafile: true }} */
const COMMON = {
  absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
  outdir: BUILT,
  write: false,
  metafile: true,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Identifiers are not minified, so that stack traces stay readable.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'error',
  // Packages in the old format ask for Node's modules by `require`.
  banner: {
    js: "import { createRequire as createBundleRequire } from 'node:module';\nconst require = createBundleRequire(import.meta.url);",
  },
  // Without these `ws` tries to load two optional native packages that are not installed.
  define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
};

/**
 * The command in parts, so that none is read before it is needed.
 * @param {string[]} external
 */
const bundleCommand = (external) =>
  build({
    ...COMMON,
    external,
    entryPoints: { [basename(ENTRY, '.js')]: join(BUILT, 'start.js') },
    splitting: true,
    chunkNames: 'bundle-[hash]',
  });

/**
 * The programs of threads, each whole in one file: what starts them looks for it next to the bundle. They share nothing with the rest at
 * run time, and a chunk in common with the command would be one more file to read at its start.
 * @param {string[]} external
 */
const bundleThreads = (external) => {
  const { resolve } = createRequire(import.meta.url);
  return build({
    ...COMMON,
    external,
    entryPoints: {
      'bundle-sqlite': resolve('@miaou/server/sqlite-worker'),
      'bundle-bot': resolve('@miaou/server/bot-worker'),
      'bundle-arena': resolve('@miaou/arena/worker'),
      'bundle-review': join(BUILT, 'review', 'reviewThread.js'),
    },
  });
};

/**
 * The files of a bundle, and the files that went into it, by their paths in the repository.
 * @typedef {{ readonly files: readonly { readonly name: string, readonly contents: Uint8Array }[], readonly sources: readonly string[] }} Bundle
 */

/**
 * Bundles what was built: the command and its threads as a few large files.
 * @param {string[]} external
 * @returns {Promise<Bundle>}
 */
export const bundleProgram = async (external) => {
  const built = await Promise.all([bundleThreads(external), bundleCommand(external)]);
  return {
    files: built.flatMap(({ outputFiles }) =>
      outputFiles.map(({ path, contents }) => ({ name: basename(path), contents })),
    ),
    sources: built.flatMap(({ metafile }) => Object.keys(metafile.inputs)),
  };
};
