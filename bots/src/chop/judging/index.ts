import { estimateProportion } from '../../confidenceInterval.js';
import type { ComparisonRow, GameJudging } from '../../judging/gameJudging.js';
import { flag, formatShare, list } from '../../training/flags.js';
import type { FlagValues } from '../../training/gameTraining.js';
import { chopBotNamed, type DuelResult, duel } from '../training/duel.js';

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

export const chopJudging: GameJudging = {
  judgeFlags: {
    cats: { default: 'greedy,vera,odile', does: 'bots that play the cat' },
    mice: { default: 'greedy,vera,odile', does: 'bots that play the mice' },
    seats: { default: '2', does: 'seat counts' },
    matches: { default: '400', does: 'matches for each row' },
  },
  judge,
};
