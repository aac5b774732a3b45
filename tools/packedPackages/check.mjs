import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../chromium.mjs';
import { GAMES } from '../gameFolders.mjs';
import { report } from '../report.mjs';
import { skip } from '../skip.mjs';
import { withTemporaryFolder } from '../temporaryFolder.mjs';
import { runInBrowser } from './browser.mjs';
import { browserBundle, bundleSize, SIZE_LIMIT } from './bundle.mjs';
import { contentFaults, metadataFaults } from './contents.mjs';
import { exampleOf } from './example.mjs';
import { build, compile, installedIn, makeProject, pack, runInNode } from './project.mjs';

/** @typedef {import('./example.mjs').Example & { readonly name: string }} NamedExample */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const NAMES = ['kit', ...GAMES];
const ENTRIES = GAMES.map((game) => `export { ${game} } from '@miaou/${game}'`);

/** @param {string} name */
const folderOf = (name) => join(root, 'games', name);

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');

/**
 * @param {string} name
 * @param {import('./project.mjs').Packed} packed
 */
const packageFaults = (name, { files }) => {
  const [manifest, ours] = [folderOf(name), root].map(
    (folder) => /** @type {import('./contents.mjs').Manifest} */ (JSON.parse(read(join(folder, 'package.json')))),
  );
  if (manifest === undefined || ours === undefined) throw new Error(`${name} has no package.json`);
  const licence = read(join(folderOf(name), 'LICENSE')) === read(join(root, 'LICENSE'));
  const said = metadataFaults(manifest, ours, `games/${name}`);
  const faults = [...contentFaults(manifest, files), ...said, ...(licence ? [] : ['LICENSE is not the repository’s'])];
  return faults.map((fault) => `@miaou/${name}: ${fault}`);
};

/** @param {string} project */
const installFaults = (project) => {
  const strangers = installedIn(project).filter((name) => !NAMES.map((ours) => `@miaou/${ours}`).includes(name));
  return strangers.map((name) => `installing our packages also brought ${name}`);
};

/**
 * @param {string} where
 * @param {NamedExample} example
 * @param {string} printed
 */
const outputFaults = (where, { name, output }, printed) =>
  printed === output
    ? []
    : [`games/${name}/README.md: the example prints in ${where}:\n${printed}but the README shows:\n${output}`];

/** @param {string} project */
const sizeFaults = async (project) => {
  const sizes = await Promise.all(ENTRIES.map(async (entry) => ({ entry, ...(await bundleSize(entry, project)) })));
  for (const { entry, gzipped } of sizes) console.log(`${entry}: ${gzipped} bytes gzip`);
  return sizes
    .filter(({ gzipped }) => gzipped > SIZE_LIMIT)
    .map(({ entry, gzipped }) => `${entry} weighs ${gzipped} bytes after gzip, more than ${SIZE_LIMIT}`);
};

/**
 * @param {string} project
 * @param {readonly NamedExample[]} examples
 */
const browserFaults = async (project, examples) => {
  const browser = await launchChromium();
  if (browser === undefined) {
    skip('the READMEs’ examples were not run in a browser: none would start');
    return [];
  }
  const faults = [];
  for (const example of examples) {
    const printed = await runInBrowser(browser, await browserBundle(example.code, project, 'iife'));
    faults.push(...outputFaults('a browser', example, printed));
  }
  await browser.close();
  return faults;
};

/** @param {string} folder */
const check = async (folder) => {
  const project = join(folder, 'project');
  mkdirSync(project);
  build(root);
  const packages = NAMES.map((name) => pack(folderOf(name), folder));
  const contents = NAMES.flatMap((name, index) => {
    const packed = packages[index];
    return packed === undefined ? [] : packageFaults(name, packed);
  });
  makeProject(project, packages);
  const examples = NAMES.map((name) => ({ name, ...exampleOf(read(join(folderOf(name), 'README.md'))) }));
  for (const { name, code } of examples) writeFileSync(join(project, `${name}.ts`), code);
  compile(project);
  return [
    ...contents,
    ...installFaults(project),
    ...examples.flatMap((example) => outputFaults('Node', example, runInNode(project, `${example.name}.js`))),
    ...(await sizeFaults(project)),
    ...(await browserFaults(project, examples)),
  ];
};

report(
  await withTemporaryFolder(check).catch((/** @type {unknown} */ error) => [String(error)]),
  `${NAMES.join(', ')} pack, install into an empty project and run their examples in Node and in a browser`,
);
