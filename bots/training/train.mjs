import { readFileSync, writeFileSync } from 'node:fs';
import { trainingFor, weightsIn, weightsModule } from '@miaou/bots/training';
import { readFlags } from './flags.mjs';

const game = process.argv.splice(2, 1)[0] ?? '';
const training = await trainingFor(game);
const command = `npm run train:${game} --workspace @miaou/bots`;

const flags = readFlags({
  command,
  does: `Trains the network of ${game} by self-play and writes its weights. The same course gives the same weights.`,
  flags: {
    ...training.trainFlags,
    seed: { default: 'miaou', does: 'any text' },
    stop: { default: 'Infinity', does: 'end the course early, after this many matches' },
    start: { default: '', does: 'weights to continue from, a .bin or .ts file of an earlier course' },
    out: { default: '', does: 'writes <out>.bin (weights to continue from) and <out>.ts (weights to play with)' },
  },
  required: ['out'],
});

/** @param {string} path */
const readWeights = (path) => {
  if (path.endsWith('.ts')) return weightsIn(readFileSync(path, 'utf8'));
  const bytes = readFileSync(path);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};

const trainer = training.startTrainer(flags, flags['start'] === undefined ? undefined : readWeights(flags['start']));
const invocation = `${command} -- ${process.argv.slice(2).join(' ')}`;
const since = Date.now();

const save = () => {
  writeFileSync(`${flags['out']}.bin`, new Uint8Array(trainer.playWeights.slice().buffer));
  writeFileSync(`${flags['out']}.ts`, weightsModule(training.weightsName(flags), invocation, trainer.playWeights));
};

const end = Math.min(Number(flags['matches']), Number(flags['stop']));
while (trainer.matches < end) {
  trainer.playMatch();
  if (trainer.matches % training.reportEvery !== 0) continue;
  save();
  console.log(`${trainer.matches} matches in ${Math.round((Date.now() - since) / 1000)} s: ${trainer.report()}`);
}
save();
