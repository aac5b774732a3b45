import { writeFileSync } from 'node:fs';
import { judgingFor } from '@miaou/bots/judging';
import { weightsModule } from '@miaou/bots/training';
import { readFlags } from './flags.mjs';

const game = process.argv.splice(2, 1)[0] ?? '';
const judging = await judgingFor(game);
if (judging.startTrainer === undefined) throw new Error(`no judge of ${game} is a network`);
const command = `npm run train:judges:${game} --workspace @miaou/bots`;

const flags = readFlags({
  command,
  does: `Trains a network that judges the bots of ${game}. The same flags give the same weights.`,
  flags: {
    net: { default: '', does: 'which network, by name' },
    matches: { default: '60000', does: 'the length of the course' },
    seed: { default: 'judges', does: 'any text' },
    out: { default: '', does: 'writes <out>.ts' },
  },
  required: ['net', 'out'],
});

const trainer = judging.startTrainer(flags);
const since = Date.now();
const name = (flags['net'] ?? '').replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

while (trainer.matches < Number(flags['matches'])) {
  trainer.playMatch();
  if (trainer.matches % 5_000 !== 0) continue;
  console.log(`${trainer.matches} matches in ${Math.round((Date.now() - since) / 1000)} s: ${trainer.report()}`);
}
writeFileSync(
  `${flags['out']}.ts`,
  weightsModule(name, `${command} -- ${process.argv.slice(2).join(' ')}`, trainer.playWeights),
);
