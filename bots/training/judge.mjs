import { judgingFor } from '@miaou/bots/judging';
import { readFlags } from './flags.mjs';
import { printRows } from './rows.mjs';

const game = process.argv.splice(2, 1)[0] ?? '';
const judging = await judgingFor(game);

const flags = readFlags({
  command: `npm run judge:${game} --workspace @miaou/bots`,
  does: `Plays bots of ${game} against each other and prints a table. Shares are in percent with their 95 % interval.`,
  flags: { ...judging.judgeFlags, seed: { default: 'judge', does: 'any text' } },
});

await printRows(judging.judge(flags));
