import { flag, range } from '../../training/flags.js';
import type { FlagValues, GameTraining, Trainer } from '../../training/gameTraining.js';
import { ChopBestResponse } from './bestResponse.js';
import { ChopTrainer } from './trainer.js';

const startTrainer = (flags: FlagValues, start?: Float32Array): Trainer => {
  const trainer = new ChopTrainer(
    {
      seed: flag(flags, 'seed'),
      matches: Number(flag(flags, 'matches')),
      rate: range(flag(flags, 'rate')),
      lambda: 0.9,
      exploreEvery: 20,
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
    matches: { default: '6000', does: 'the length of the course; the same course gives the same weights' },
    rate: { default: '0.003,0.0003', does: 'the learning rate, from and to' },
  },
  startTrainer,
  weightsName: () => 'WEIGHTS',
  reportEvery: 200,
};
