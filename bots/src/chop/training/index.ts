import { estimateProportion } from '../../confidenceInterval.js';
import { flag, formatShare, list, range } from '../../training/flags.js';
import type { ComparisonRow, FlagValues, GameTraining, Trainer } from '../../training/gameTraining.js';
import { ChopBestResponse } from './bestResponse.js';
import { chopBotNamed, type DuelResult, duel } from './duel.js';
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

const cellsOf = ({ matches, ...result }: DuelResult): Readonly<Record<string, string>> => ({
  matches: String(matches),
  'cat wins, %': formatShare(estimateProportion(result.cat, matches)),
  'mice win, %': formatShare(estimateProportion(result.mice, matches)),
  'drawn, %': formatShare(estimateProportion(result.draws, matches)),
  'over within 150 turns, %': formatShare(estimateProportion(result.quick, matches)),
});

async function* judge(flags: FlagValues): AsyncGenerator<ComparisonRow> {
  const size = { matches: Number(flag(flags, 'matches')), seed: flag(flags, 'seed') };
  for (const seats of list(flag(flags, 'seats')))
    for (const cat of list(flag(flags, 'cats')))
      for (const mice of list(flag(flags, 'mice'))) {
        const result = await duel(chopBotNamed(cat), chopBotNamed(mice), { ...size, seats: Number(seats) });
        yield { decisions: result.decisions, cells: { cat, mice, seats, ...cellsOf(result) } };
      }
}

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
  judgeFlags: {
    cats: { default: 'greedy,vera,odile', does: 'bots that play the cat' },
    mice: { default: 'greedy,vera,odile', does: 'bots that play the mice' },
    seats: { default: '2', does: 'seat counts' },
    matches: { default: '400', does: 'matches for each row' },
  },
  judge,
};
