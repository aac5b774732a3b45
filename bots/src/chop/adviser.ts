import type { ChopMove, ChopTypes, ChopView } from '@miaou/chop';
import type { Adviser, Hint } from '../adviser.js';
import type { BotRequest } from '../bot.js';
import { calibratedHint } from '../calibration.js';
import { meanHalfWidth, meanValue, newPlayoutStats, playoutsWithin } from '../search/playouts.js';
import { CALIBRATION } from './calibration.js';
import { type Candidate, Playouts } from './playouts.js';
import { rankMoves } from './rankMoves.js';
import { type ChopReason, reasonFor } from './reasons.js';

type Decision = Exclude<ChopMove, { type: 'roll' }>;

const MAX_CANDIDATES = 5;
const DEPTH = { moves: 4, rolls: 2 };
/** How many playouts the value of the search counts for. */
const PRIOR_VISITS = 20;
const PLAYOUT_RATE = { byDefault: 300, perMillisecond: 0.5 };

const candidatesOf = (view: ChopView, legalMoves: readonly ChopMove[]): Candidate[] =>
  rankMoves(view, legalMoves, DEPTH)
    .slice(0, MAX_CANDIDATES)
    .map(({ move, value }) => ({ ...newPlayoutStats(value), move }));

/** The chance to win as search and playouts estimate it, before it is calibrated. */
export const estimatedChance = (candidate: Candidate): number => meanValue(candidate, PRIOR_VISITS);

/** The moves worth considering, best first. */
export const considerMoves = ({ view, legalMoves, budget, chance }: BotRequest<ChopTypes>): readonly Candidate[] => {
  const candidates = candidatesOf(view, legalMoves);
  const playouts = new Playouts(view);
  const visits = Math.floor(playoutsWithin(budget, PLAYOUT_RATE) / candidates.length);
  for (let visit = 0; visit < visits; visit++) playouts.playOutAll(candidates, chance);
  return candidates.toSorted((one, other) => estimatedChance(other) - estimatedChance(one));
};

const hintOf = (view: ChopView, candidate: Candidate): Hint<ChopTypes, ChopReason> => ({
  move: candidate.move,
  ...calibratedHint(view.piece === 'cat' ? CALIBRATION.cat : CALIBRATION.mice, {
    value: estimatedChance(candidate),
    spread: meanHalfWidth(candidate, PRIOR_VISITS),
  }),
  reason: reasonFor(view, candidate.move as Decision),
});

/** Ranks the options by the strongest bot's search and by short playouts. A die to roll is no decision. */
export const chopAdviser: Adviser<ChopTypes, ChopReason> = {
  rank: (request) =>
    request.view.phase === 'roll' ? [] : considerMoves(request).map((candidate) => hintOf(request.view, candidate)),
};
