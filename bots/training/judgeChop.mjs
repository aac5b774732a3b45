import { parseArgs } from 'node:util';
import { duelAtChop } from '@miaou/bots/training';

const USAGE = `Measures bots at Chop: each as the cat against each as the mice.

  npm run judge:chop --workspace @miaou/bots -- [--cats greedy,vera] [--mice greedy,odile] [--seats 2,3,4,5] [--matches 400]
                                                [--seed any-text]`;

const { values } = parseArgs({
  options: {
    cats: { type: 'string', default: 'greedy,vera,odile' },
    mice: { type: 'string', default: 'greedy,vera,odile' },
    seats: { type: 'string', default: '2' },
    matches: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'judge' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const list = (/** @type {string} */ text) => text.split(',');

/**
 * A share with half of its 95 % interval (Wald's, with two of each kind added, which holds near 0 and 1 too).
 * @param {number} count
 * @param {number} all
 */
const percent = (count, all) => {
  const share = (count + 2) / (all + 4);
  return `${((100 * count) / all).toFixed(1)} ± ${(196 * Math.sqrt((share * (1 - share)) / (all + 4))).toFixed(1)}`;
};

console.log(
  '| cat | mice | seats | matches | cat wins, % | mice win, % | drawn, % | over within 150 turns, % | CPU, ms a decision |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const seats of list(values.seats))
  for (const cat of list(values.cats))
    for (const mice of list(values.mice)) {
      const began = process.cpuUsage();
      const v = await duelAtChop(cat, mice, Number(seats), Number(values.matches), values.seed);
      const shares = [v.cat, v.mice, v.draws, v.quick].map((count) => percent(count, v.matches));
      const cost = process.cpuUsage(began).user / 1000 / v.decisions;
      console.log(`| ${[cat, mice, seats, v.matches, ...shares, cost.toFixed(2)].join(' | ')} |`);
    }
