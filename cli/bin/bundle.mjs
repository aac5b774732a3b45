// Reading two hundred small files would be most of a server's start: the command runs from a few large ones.
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const OUT = fileURLToPath(new URL('../dist', import.meta.url));

const ENTRY = 'bundle.js';

/** Loaded when they are needed, if ever, and with files of their own beside them. */
const INSTALLED = ['@photostructure/sqlite', 'pg', 'prom-client', 'web-push'];

/**
 * Under its name there is a whole file or none: another command may start at any moment.
 * @param {string} name
 * @param {Uint8Array} contents
 */
const writeWhole = (name, contents) => {
  const draft = join(OUT, `${name}.${process.pid}.part`);
  writeFileSync(draft, contents);
  renameSync(draft, join(OUT, name));
};

/** A server that was started from an older build may still load one of its chunks, so they are kept for this long. */
const OLD = 24 * 60 * 60 * 1000;

/** @param {readonly string[]} current */
const removeOld = (current) => {
  const others = readdirSync(OUT).filter((name) => /^bundle.*\.js$/.test(name) && !current.includes(name));
  for (const name of others) if (Date.now() - statSync(join(OUT, name)).mtimeMs > OLD) rmSync(join(OUT, name));
};

/** @type {import('esbuild').BuildOptions & { write: false }} */
const COMMON = {
  outdir: OUT,
  write: false,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Identifiers are not minified, so that stack traces stay readable.
  minifyWhitespace: true,
  minifySyntax: true,
  external: INSTALLED,
  logLevel: 'error',
  // Packages in the old format ask for Node's modules by `require`.
  banner: {
    js: "import { createRequire as createBundleRequire } from 'node:module';\nconst require = createBundleRequire(import.meta.url);",
  },
  // Without these `ws` tries to load two optional native packages that are not installed.
  define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
};

/** The command in parts, so that none is read before it is needed. */
const bundleCommand = () =>
  build({
    ...COMMON,
    entryPoints: { [basename(ENTRY, '.js')]: join(OUT, 'start.js') },
    splitting: true,
    chunkNames: 'bundle-[hash]',
  });

/** The program of the thread that writes, which shares nothing with the rest at run time. */
const bundleWriter = () =>
  build({
    ...COMMON,
    entryPoints: { 'bundle-writer': createRequire(import.meta.url).resolve('@miaou/server/sqlite-worker') },
  });

/** Bundles what was built. */
const bundle = async () => {
  const built = await Promise.all([bundleWriter(), bundleCommand()]);
  const files = built.flatMap(({ outputFiles }) =>
    outputFiles.map(({ path, contents }) => ({ name: basename(path), contents })),
  );
  // The file that the command starts with comes last: it finds all that it asks for.
  for (const { name, contents } of files) if (name !== ENTRY) writeWhole(name, contents);
  for (const { name, contents } of files) if (name === ENTRY) writeWhole(name, contents);
  removeOld(files.map(({ name }) => name));
};

await bundle();
