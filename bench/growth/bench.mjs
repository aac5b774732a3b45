import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../cli/bin/build.mjs';
import { report } from '../report.mjs';
import { startOurs } from '../server/coldStart.mjs';
import { figuresOf } from './figures.mjs';
import { GrowingStore } from './growingStore.mjs';
import { measureStore } from './measure.mjs';
import { recordMatches } from './recordMatches.mjs';

/** A million takes 35 GB and, on two cores, an hour: it is asked for by `--matches`. */
const SIZES = '1000,10000,100000';
/** Of as many matches as were played, and of so many at most, some are not over. */
const OPEN_TABLES = { part: 10, most: 10_000 };
const RECORDED = { matches: 20, publicTables: 5 };

const folder = fileURLToPath(new URL('../../.cache/bench-growth/', import.meta.url));

const { values } = parseArgs({ options: { matches: { type: 'string', default: SIZES } } });
const sizes = values.matches.split(',').map(Number);
if (sizes.some((size, index) => !Number.isInteger(size) || size <= (sizes[index - 1] ?? 0)))
  throw new Error('--matches takes growing numbers, separated by commas');

if (!buildIfStale()) throw new Error('the build failed');

console.log('Playing the matches that are copied …');
const recorded = await recordMatches(RECORDED);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  const empty = `${folder}empty.sqlite`;
  await startOurs(empty);
  const store = new GrowingStore(`${folder}growing.sqlite`, recorded);
  const measured = [];
  for (const matches of sizes) {
    const size = { matches, openTables: Math.min(OPEN_TABLES.most, Math.ceil(matches / OPEN_TABLES.part)) };
    console.log(`Growing to ${matches} finished matches and ${size.openTables} open tables …`);
    await store.grow(size);
    console.log('Measuring …');
    measured.push(await measureStore(store, size, empty));
    // What was reached stands in the document also where the next size takes too long.
    report('growth', figuresOf(measured));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
