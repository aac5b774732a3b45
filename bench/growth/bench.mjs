import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildProgramIfStale } from '../../cli/bin/build.mjs';
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

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: SIZES },
    folder: { type: 'string', default: fileURLToPath(new URL('../../.cache/', import.meta.url)) },
    fill: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
  },
});
const sizes = values.matches.split(',').map(Number);
if (sizes.some((size, index) => !Number.isInteger(size) || size <= (sizes[index - 1] ?? 0)))
  throw new Error('--matches takes growing numbers, separated by commas');

/** It is removed with everything in it, so it is never one that was given. */
const folder = join(values.folder, 'bench-growth');
const CONTENTS = join(folder, 'stores.json');
const GROWING = join(folder, 'growing.sqlite');

const begin = async () => {
  console.log('Playing the matches that are copied …');
  const recorded = await recordMatches(RECORDED);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return new GrowingStore(GROWING, recorded);
};

const fill = async () => {
  const growing = GrowingStore.found(GROWING) ?? (await begin());
  const stores = existsSync(CONTENTS) ? noted().filter((store) => store.file !== GROWING) : [];
  for (const matches of sizes.filter((size) => !stores.some((store) => store.size.matches === size))) {
    if (growing.matches > matches) throw new Error(`the store has grown to ${growing.matches} matches already`);
    const size = { matches, openTables: Math.min(OPEN_TABLES.most, Math.ceil(matches / OPEN_TABLES.part)) };
    console.log(`Growing to ${matches} finished matches and ${size.openTables} open tables …`);
    await growing.grow(size);
    stores.push(growing.keep(size, matches === sizes.at(-1) ? GROWING : join(folder, `${matches}.sqlite`)));
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
  const empty = join(folder, 'empty.sqlite');
  await startOurs(empty);
  const measured = [];
  for (const store of stores) {
    console.log(`Measuring ${store.size.matches} finished matches …`);
    measured.push(await measureStore(store, empty));
  }
  report('growth', figuresOf(measured));
};

if (!buildProgramIfStale()) throw new Error('the build failed');

// Filling and checking may take hours of a busy machine; measuring is short, and wants a quiet one. So each can be had alone, in this order.
const isWhole = !(values.fill || values.check || values.measure);
if (isWhole) rmSync(folder, { recursive: true, force: true });
if (isWhole || values.fill) await fill();
if (isWhole || values.check) await check();
if (isWhole || values.measure) {
  try {
    await measure();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit();
