import { compareSteps, stepFlags } from '@miaou/bots/judging';
import { readFlags } from './flags.mjs';
import { printRows } from './rows.mjs';

const game = process.argv.splice(2, 1)[0] ?? '';

const flags = readFlags({
  command: `npm run ladder:${game} --workspace @miaou/bots`,
  does: `Plays each character of ${game} against the one below it and prints a table. Shares are in percent with their 95 % interval.`,
  flags: { ...stepFlags, seed: { default: 'ladder', does: 'any text' } },
});

await printRows(compareSteps(game, flags));
