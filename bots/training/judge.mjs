import { judgingFor } from '@miaou/bots/judging';
import { readFlags } from './flags.mjs';

const game = process.argv.splice(2, 1)[0] ?? '';
const judging = await judgingFor(game);

const flags = readFlags({
  command: `npm run judge:${game} --workspace @miaou/bots`,
  does: `Plays bots of ${game} against each other and prints a table. Shares are in percent with their 95 % interval.`,
  flags: { ...judging.judgeFlags, seed: { default: 'judge', does: 'any text' } },
});

/** @param {readonly string[]} cells */
const print = (cells) => console.log(`| ${cells.join(' | ')} |`);

let isFirst = true;
let before = process.cpuUsage();
for await (const { cells, decisions } of judging.judge(flags)) {
  const cost = process.cpuUsage(before).user / 1000 / decisions;
  const heads = [...Object.keys(cells), 'CPU, ms a decision'];
  if (isFirst) for (const row of [heads, heads.map(() => '---')]) print(row);
  isFirst = false;
  print([...Object.values(cells), cost.toFixed(2)]);
  before = process.cpuUsage();
}
