import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../cli/bin/build.mjs';
import { report } from '../report.mjs';
import { startOurs } from '../server/coldStart.mjs';
import { figuresOf } from './figures.mjs';
import { GrowingStore } from './growingStore.mjs';
import { measureStore } from './measure.mjs';
import { timed } from './programRun.mjs';
import { recordMatches } from './recordMatches.mjs';

/** @typedef {import('./growingStore.mjs').FilledStore} FilledStore */

/** A million takes 36 GB and, on two cores that do nothing else, an hour: it is asked for by `--matches`. */
const SIZES = '1000,10000,100000';
/** Of as many matches as were played, and of so many at most, some are not over. */
const OPEN_TABLES = { part: 10, most: 10_000 };
const RECORDED = { matches: 20, publicTables: 5 };

const folder = fileURLToPath(new URL('../../.cache/bench-growth/', import.meta.url));
const CONTENTS = `${folder}stores.json`;

/** @param {readonly number[]} sizes growing */
const fill = async (sizes) => {
  console.log('Playing the matches that are copied …');
  const recorded = await recordMatches(RECORDED);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const growing = new GrowingStore(`${folder}growing.sqlite`, recorded);
  /** @type {FilledStore[]} */
  const stores = [];
  for (const matches of sizes) {
    const size = { matches, openTables: Math.min(OPEN_TABLES.most, Math.ceil(matches / OPEN_TABLES.part)) };
    console.log(`Growing to ${matches} finished matches and ${size.openTables} open tables …`);
    await growing.grow(size);
    stores.push(growing.keep(size, matches === sizes.at(-1) ? growing.file : `${folder}${matches}.sqlite`));
    note(stores);
  }
};

/** @param {readonly FilledStore[]} stores */
const note = (stores) => writeFileSync(CONTENTS, JSON.stringify(stores));

const noted = () => {
  if (!existsSync(CONTENTS)) throw new Error('nothing was filled: growth --fill comes first');
  return /** @type {FilledStore[]} */ (JSON.parse(readFileSync(CONTENTS, 'utf8')));
};

/** Shows that what was copied is what a server would have written. */
const check = async () => {
  const stores = noted();
  for (const [index, store] of stores.entries()) {
    console.log(`Checking ${store.size.matches} finished matches …`);
    const { cpu, peak } = await timed(['check-data', '--data', store.file]);
    stores[index] = { ...store, check: { cpu, peak } };
    note(stores);
  }
};

const measure = async () => {
  const stores = noted();
  const empty = `${folder}empty.sqlite`;
  await startOurs(empty);
  const measured = [];
  for (const store of stores) {
    console.log(`Measuring ${store.size.matches} finished matches …`);
    measured.push(await measureStore(store, empty));
  }
  report('growth', figuresOf(measured));
};

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: SIZES },
    fill: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
  },
});
const sizes = values.matches.split(',').map(Number);
if (sizes.some((size, index) => !Number.isInteger(size) || size <= (sizes[index - 1] ?? 0)))
  throw new Error('--matches takes growing numbers, separated by commas');
if (!buildIfStale()) throw new Error('the build failed');

// Filling and checking may take hours of a busy machine; measuring is short, and wants a quiet one. So each can be had alone, in this order.
const isWhole = !(values.fill || values.check || values.measure);
if (isWhole || values.fill) await fill(sizes);
if (isWhole || values.check) await check();
if (isWhole || values.measure) {
  try {
    await measure();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit();
