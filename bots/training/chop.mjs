import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ChopTrainer, weightsModule } from '@miaou/bots/training';

const USAGE = `Trains Chop's net by self-play and writes its weights. The same course gives the same weights.

  npm run train:chop --workspace @miaou/bots -- --out weights.ts [--matches 6000] [--stop 6000] [--seed any-text]
    --matches  the length of the course
    --stop     end the course early, after so many matches`;

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '6000' },
    stop: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: 'miaou' },
    rate: { type: 'string', default: '0.003,0.0003' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || values.out === undefined) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

const [from = 0, to = 0] = values.rate.split(',').map(Number);
const matches = Number(values.matches);
const trainer = new ChopTrainer({ seed: values.seed, matches, rate: [from, to], trust: 0.9, whim: 20 });
const out = values.out;
const began = Date.now();
const REPORT = 200;

const save = () => {
  const command = `npm run train:chop --workspace @miaou/bots -- --matches ${matches} --stop ${trainer.matches} --seed ${values.seed}`;
  writeFileSync(out, weightsModule('WEIGHTS', command, trainer.steady.weights.all));
};

while (trainer.matches < Math.min(matches, Number(values.stop))) {
  trainer.playMatch();
  if (trainer.matches % REPORT !== 0) continue;
  const { tally } = trainer;
  const seconds = Math.round((Date.now() - began) / 1000);
  const share = (/** @type {number} */ count) => ((100 * count) / REPORT).toFixed(0);
  console.log(
    `${trainer.matches} matches in ${seconds} s: of the last ${REPORT} the mice won ${share(tally.mice)} %, the cat ${share(tally.cat)} %, ${(tally.rounds / REPORT).toFixed(0)} rounds`,
  );
  Object.assign(tally, { mice: 0, cat: 0, rounds: 0 });
  save();
}
save();
