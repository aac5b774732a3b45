import { flag, range } from '../../training/flags.js';
import type { FlagValues, GameTraining, Trainer } from '../../training/gameTraining.js';
import { ChopBestResponse } from './bestResponse.js';
import { CatSparring } from './catSparring.js';
import { ChopTrainer } from './trainer.js';

const learnsMiceOnly = (flags: FlagValues): boolean => flag(flags, 'learns') === 'mice';

const startTrainer = (flags: FlagValues, start?: Float32Array): Trainer => {
  const trainer = new ChopTrainer(
    {
      seed: flag(flags, 'seed'),
      matches: Number(flag(flags, 'matches')),
      rate: range(flag(flags, 'rate')),
      lambda: Number(flag(flags, 'lambda')),
      discount: Number(flag(flags, 'discount')),
      exploreEvery: 100,
      practiseEvery: Number(flag(flags, 'practise')),
      ...(learnsMiceOnly(flags) ? { sparring: new CatSparring() } : {}),
    },
    start,
  );
  let reported = 0;
  return {
    get matches() {
      return trainer.matches;
    },
    playMatch: () => trainer.playMatch(),
    playWeights: trainer.averaged.weights.all,
    report: () => {
      const { mice, cat, rounds } = trainer.tally;
      const matches = trainer.matches - reported;
      reported = trainer.matches;
      Object.assign(trainer.tally, { mice: 0, cat: 0, rounds: 0 });
      const percent = (count: number): string => ((100 * count) / matches).toFixed(0);
      return `since the last report the mice won ${percent(mice)} %, the cat ${percent(cat)} %, ${(rounds / matches).toFixed(0)} rounds a match`;
    },
  };
};

export const chopTraining: GameTraining = {
  parts: ['cat', 'mice'],
  startBestResponse: (task) => new ChopBestResponse(task),
  trainFlags: {
    matches: { default: '50000', does: 'the length of the course; the same course gives the same weights' },
    rate: { default: '0.002,0.0001', does: 'the learning rate, from and to' },
    lambda: { default: '0.8', does: 'the part of a target that comes from the end of the match' },
    discount: { default: '0.999', does: 'what a win of the mice is worth one roll earlier' },
    learns: { default: 'both', does: 'both sides, or mice: they meet drawn cats, the trained one and their own' },
    practise: { default: '3', does: 'one match in so many is played against a drawn opponent; 0 for none' },
  },
  startTrainer,
  weightsName: (flags) => (learnsMiceOnly(flags) ? 'MICE_WEIGHTS' : 'WEIGHTS'),
  reportEvery: 200,
};
