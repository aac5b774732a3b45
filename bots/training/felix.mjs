import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { courseFor, FelixTrainer, judge, weightsModule } from '@miaou/bots/training';

const USAGE = `Trains Felix's net by self-play and writes its weights.

  npm run train:felix --workspace @miaou/bots -- --seats 4 --matches 1000000 --seed any-text --out weights4
    --seats    the seat count (or several, 3,4,5) to train for
    --matches  the length of the course; the same course gives the same weights
    --stop     end the course early, after so many matches
    --start    weights to go on from, as an earlier course wrote them
    --out      writes <out>.bin (weights to go on from) and <out>.ts (weights to play with)`;

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    matches: { type: 'string', default: '1000000' },
    stop: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: 'miaou' },
    rate: { type: 'string', default: '0.001,0.00005' },
    temperature: { type: 'string', default: '0.008,0.003' },
    trust: { type: 'string', default: '0.9' },
    start: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || values.out === undefined) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

const numbers = (/** @type {string} */ text) => text.split(',').map(Number);
const [rateFrom = 0, rateTo = 0] = numbers(values.rate);
const [warm = 0, cool = 0] = numbers(values.temperature);

const course = courseFor({
  seed: values.seed,
  seats: numbers(values.seats),
  matches: Number(values.matches),
  rate: [rateFrom, rateTo],
  temperature: [warm, cool],
  trust: Number(values.trust),
});

const startBytes = values.start === undefined ? undefined : readFileSync(values.start);
const start =
  startBytes === undefined
    ? undefined
    : new Float32Array(startBytes.buffer.slice(startBytes.byteOffset, startBytes.byteOffset + startBytes.byteLength));

const trainer = new FelixTrainer(course, start);
const began = Date.now();
const out = values.out;

const save = () => writeFileSync(`${out}.bin`, new Uint8Array(trainer.steady.weights.all.slice().buffer));

const REPORT = 20_000;
while (trainer.matches < Math.min(course.matches, Number(values.stop))) {
  trainer.playMatch();
  if (trainer.matches % 4000 === 0) trainer.freeze();
  if (trainer.matches % REPORT === 0) {
    save();
    const seconds = Math.round((Date.now() - began) / 1000);
    const shares = judge(trainer.steady, course.seats, 150).map(
      ({ seats, field, verdict }) => `${seats}×${field} ${(100 * verdict.share).toFixed(1)}`,
    );
    console.log(`${trainer.matches} matches in ${seconds} s: ${shares.join(', ')}`);
  }
}

save();
const command = `npm run train:felix --workspace @miaou/bots -- ${process.argv.slice(2).join(' ')}`;
writeFileSync(`${out}.ts`, weightsModule(`WEIGHTS_${course.seats.join('_')}`, command, trainer.steady.weights.all));
