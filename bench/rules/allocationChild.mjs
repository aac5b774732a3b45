import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { chop } from '@miaou/chop';
import { felix } from '@miaou/felix';
import { makeRandom } from '../random.mjs';
import { makeStarts } from './positions.mjs';
import { walk } from './walk.mjs';
import { walkByMoves } from './walkByMoves.mjs';

const WALKS = {
  felix: { game: felix, raw: { edition: 'felix', seats: 4 }, walk },
  chop: { game: chop, raw: { seats: 4 }, walk },
  'felix-moves': { game: felix, raw: { edition: 'felix', seats: 4 }, walk: walkByMoves },
};

/** @type {number[]} */
const collections = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) collections.push(entry.startTime);
}).observe({ entryTypes: ['gc'] });

const [name = '', actions = ''] = process.argv.slice(2);
const chosen = WALKS[/** @type {keyof typeof WALKS} */ (name)];
const starts = makeStarts(chosen.game, chosen.raw);
const position = /** @type {import('@miaou/kit').Position} */ (starts[0]).clone();
const random = makeRandom(1);

// The optimising compiler allocates, too: it must have finished with this loop before the measurement.
for (let warmUp = 0; warmUp < 40; warmUp++) {
  chosen.walk(starts, position, random, 100_000);
  await setImmediate();
}

const before = process.memoryUsage().heapUsed;
const begun = performance.now();
const played = chosen.walk(starts, position, random, Number(actions));
const ended = performance.now();
const after = process.memoryUsage().heapUsed;

// Collections are reported to the observer only between turns of the event loop.
await setImmediate();
await setImmediate();
console.log(
  JSON.stringify({
    played,
    collections: collections.filter((at) => at >= begun && at <= ended).length,
    bytes: after - before,
  }),
);
