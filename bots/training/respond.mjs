import { parseArgs } from 'node:util';
import { FelixTrainer, judgeResponder, responseTo, weightsFor } from '@miaou/bots/training';

const USAGE = `Trains a best responder against frozen copies of the Felix net and tells what it wins: the more, the easier
the net is to exploit. A better responder may exist, so the figure is a lower bound.

  npm run respond:felix --workspace @miaou/bots -- [--seats 4] [--matches 1000000] [--seed any-text]`;

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '4' },
    matches: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'responder' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const seats = Number(values.seats);
const course = responseTo({
  seed: values.seed,
  seats: [seats],
  matches: Number(values.matches),
  rate: [0.0005, 0.00003],
  temperature: [0.008, 0.003],
  trust: 0.9,
});
const trainer = new FelixTrainer(course, weightsFor(seats));

const tell = (/** @type {number} */ deals) => {
  const { matches, share, shareWithin } = judgeResponder(trainer.steady, seats, deals);
  const percent = `${(100 * share).toFixed(1)} ± ${(100 * shareWithin).toFixed(1)} %`;
  console.log(`after ${trainer.matches} matches the responder wins ${percent} of ${matches}`);
};

while (trainer.way < 1) {
  trainer.playMatch();
  if (trainer.matches % 50_000 === 0) tell(250);
}
tell(1800);
