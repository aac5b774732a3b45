import { at, drawn, type MatchRecord, type Seat, SeededChance, seatsOf } from '@miaou/kit';
import { charactersOf, loadReviewer } from '../index.js';
import { playedRecord } from '../playedRecord.js';
import { REVIEW_SEED } from '../review/decisionSeed.js';
import { decisionsIn, momentOf } from '../review/decisions.js';
import { knownDecisionOf, openDecisionOf, shareOfWin } from '../review/reviewDecision.js';
import type { Reviewer } from '../review/reviewer.js';
import { chanceOf, UNBENT } from '../review/statistics.js';
import { flag } from '../training/flags.js';
import type { FlagValues, TrainingFlags } from '../training/gameTraining.js';
import type { Prediction } from './gameJudging.js';

export const reviewFlags: TrainingFlags = {
  matches: { default: '3000', does: 'matches of characters of mixed levels, with each number of seats in turn' },
  decisions: { default: '6', does: 'decisions of each match that are reviewed' },
  first: { default: '0', does: 'the number of the first match: every match is the same whichever were before it' },
};

/** A match of characters of any levels, each seat's drawn by itself. */
const mixedMatch = ({ rules }: Reviewer, match: number, seed: string): Promise<MatchRecord> => {
  const chance = new SeededChance(`levels ${seed} ${match}`);
  const seats = at(rules.seatCounts, match % rules.seatCounts.length);
  const bots = seatsOf(seats).map(() => drawn(charactersOf(rules.id), chance).id);
  return playedRecord(rules, { options: { seats }, seed: `${seed} ${match}`, bots });
};

/** What a review would say of one decision before it is bent, and what came of it. */
const predictionsAt = (reviewer: Reviewer, record: MatchRecord, move: number, deal: number): readonly Prediction[] => {
  const moment = momentOf(reviewer.rules, record, move);
  const { made, position, seat } = moment;
  const settings = { seed: REVIEW_SEED };
  // An option is played out in the same worlds whatever else is, so that the made one alone gives its figure.
  const known = reviewer.evaluate({ ...knownDecisionOf(reviewer, moment, settings), legalMoves: [made] });
  const open = reviewer.evaluateOpen(openDecisionOf(reviewer, moment, move, [made], settings));
  const winners = record.result?.winners ?? [];
  const told = (forecaster: Prediction['forecaster'], of: Seat, expected: number): Prediction => ({
    forecaster,
    part: reviewer.partOf(position.options, of),
    deal,
    expected,
    won: shareOfWin(reviewer, winners, of),
  });
  return [
    told('known', seat, chanceOf(at(known.options, 0), UNBENT).mean),
    told('open', seat, chanceOf(at(open.options, 0), UNBENT).mean),
    ...open.standing.map((chance, by) => told('standing', by as Seat, chance)),
  ];
};

/** Reviews matches of mixed levels and compares what is expected with what came. */
export async function* predictReviews(game: string, flags: FlagValues): AsyncGenerator<Prediction> {
  const reviewer = await loadReviewer(game);
  if (reviewer === undefined) throw new Error(`nothing reviews matches of ${game}`);
  const seed = flag(flags, 'seed');
  for (let match = Number(flag(flags, 'first')); match < Number(flag(flags, 'matches')); match++) {
    const record = await mixedMatch(reviewer, match, seed);
    const chance = new SeededChance(`decisions ${seed} ${match}`);
    const places = decisionsIn(reviewer.rules, record);
    for (let index = 0; index < Number(flag(flags, 'decisions')); index++)
      yield* predictionsAt(reviewer, record, drawn(places, chance).move, match);
  }
}
