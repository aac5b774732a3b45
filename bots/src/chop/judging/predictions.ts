import type { ChopTypes, Side } from '@miaou/chop';
import { at, drawn, SeededChance } from '@miaou/kit';
import type { Bot } from '../../bot.js';
import type { Prediction } from '../../judging/gameJudging.js';
import { flag } from '../../training/flags.js';
import type { FlagValues, TrainingFlags } from '../../training/gameTraining.js';
import { ONE_MOVE, rankMoves } from '../rankMoves.js';
import { sensibleMoves } from '../sense.js';
import { duel } from '../training/duel.js';
import { drawMember, familyNamed, familyNames, ruleJudge } from './pool/index.js';

type Forecast = Pick<Prediction, 'forecaster' | 'expected'>;

/** Plays as the bare network does, and notes what is expected. */
const forecastingBot = (notes: Forecast[]): Bot<ChopTypes> => ({
  name: 'forecaster',
  choose: ({ view, legalMoves }) => {
    const { move, value } = at(rankMoves(view, sensibleMoves(view, legalMoves), ONE_MOVE), 0);
    notes.push({ forecaster: 'network', expected: value });
    return move;
  },
});

const OTHER_SIDE: Readonly<Record<Side, Side>> = { cat: 'mice', mice: 'cat' };

const drawJudge = (side: Side, chance: SeededChance): Bot<ChopTypes> => {
  const family = familyNamed(drawn(familyNames(side), chance), side);
  if (family === undefined) throw new Error(`no judge plays the ${side}`);
  return ruleJudge(family, drawMember(family, chance));
};

async function* predictMatch(side: Side, match: number, seed: string): AsyncGenerator<Prediction> {
  const notes: Forecast[] = [];
  const player = forecastingBot(notes);
  const judge = drawJudge(OTHER_SIDE[side], new SeededChance(`judge ${seed} ${match}`));
  const [cat, mice] = side === 'cat' ? [player, judge] : [judge, player];
  const result = await duel(cat, mice, { seats: 2, matches: 1, seed: `${seed} ${match}` });
  for (const forecast of notes) yield { ...forecast, part: side, deal: match, won: result[side] };
}

export const predictFlags: TrainingFlags = {
  matches: { default: '5000', does: 'matches for each side' },
};

const SIDES: readonly Side[] = ['cat', 'mice'];

export async function* predict(flags: FlagValues): AsyncGenerator<Prediction> {
  for (let match = 0; match < Number(flag(flags, 'matches')); match++)
    for (const side of SIDES) yield* predictMatch(side, match, flag(flags, 'seed'));
}
