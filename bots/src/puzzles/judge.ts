import { at, type GameTypes, type Position, SeededChance, sameJson } from '@miaou/kit';
import type { Reason } from '../adviser.js';
import type { CalibrationCurve } from '../calibration.js';
import type { MadeDecision, PlayedOption, PuzzleTaste, Reviewer } from '../review/reviewer.js';
import { chanceOf, type Figure, leadOf, pointsOf } from '../review/statistics.js';
import { openPuzzle, type Puzzle } from './puzzle.js';

/** The best answer wins at least this much more than any other. */
const LEAST_LEAD = 0.08;
const MOST_ANSWERS = 4;

/** A reviewer of a game that puzzles are made of. */
export interface PuzzleReviewer extends Reviewer {
  readonly puzzles: PuzzleTaste;
}

export const makesPuzzles = (reviewer: Reviewer | undefined): reviewer is PuzzleReviewer =>
  reviewer?.puzzles !== undefined;

/** How a decision is played out: the same settings give the same figures. */
interface JudgeSettings {
  readonly seed: string;
  readonly worlds: number;
}

/** The decision of the seat to move, as a review knows it. */
const decisionOf = (position: Position, made: GameTypes['move'], { seed, worlds }: JudgeSettings): MadeDecision => {
  const seat = position.actor;
  return {
    seat,
    view: position.view(seat),
    legalMoves: position.legalMoves(seat),
    made,
    worlds,
    chance: new SeededChance(seed),
  };
};

/** An option beside the best, and how far it lies behind. */
interface Behind {
  readonly option: PlayedOption;
  readonly lead: Figure;
}

/** Options, the best of them apart from the others. */
export interface Judged {
  readonly best: PlayedOption;
  /** The most tempting first. */
  readonly others: readonly Behind[];
}

const curveAt = (reviewer: Reviewer, { options, actor }: Position): CalibrationCurve | undefined =>
  reviewer.curves.known[reviewer.partOf(options, actor)];

const judged = (options: readonly PlayedOption[], best: PlayedOption, curve: CalibrationCurve | undefined): Judged => ({
  best,
  others: options
    .filter((option) => option !== best)
    .map((option) => ({ option, lead: leadOf(best, option, curve) }))
    .toSorted((one, other) => one.lead.mean - other.lead.mean),
});

/** Plays the options of a decision out; `made` is among them. */
export const judge = (
  reviewer: Reviewer,
  position: Position,
  made: GameTypes['move'],
  settings: JudgeSettings,
): Judged => {
  const { options } = reviewer.evaluate(decisionOf(position, made, settings));
  const curve = curveAt(reviewer, position);
  const [first] = options.toSorted((one, other) => chanceOf(other, curve).mean - chanceOf(one, curve).mean);
  return judged(options, first ?? at(options, 0), curve);
};

/** How clear a lead must be. While puzzles are made the whole interval lies above, so that another seed finds the same. */
export const isLikely = ({ mean }: Figure): boolean => mean >= LEAST_LEAD;
export const isClear = ({ mean, low }: Figure): boolean => mean >= LEAST_LEAD && low > 0;
export const isBeyondDoubt = ({ low }: Figure): boolean => low >= LEAST_LEAD;

/**
 * The answers of a puzzle, best first; undefined where the decision is none. What comes to nearly the same as the best is not asked about, and
 * may only be of its kind: another bid beside a bid.
 */
export const answersIn = (
  { best, others }: Judged,
  taste: PuzzleTaste,
  isEnough: (lead: Figure) => boolean,
): readonly PlayedOption[] | undefined => {
  const close = others.filter(({ lead }) => !isEnough(lead));
  const wrong = others.filter(({ lead }) => isEnough(lead));
  if (wrong.length === 0 || close.some(({ option }) => !taste.isAlike(best.move, option.move))) return undefined;
  return [best, ...wrong.slice(0, MOST_ANSWERS - 1).map(({ option }) => option)];
};

/** The same answers, played out again with other settings; undefined where one of them is no longer considered. */
export const judgeAgain = (
  reviewer: Reviewer,
  position: Position,
  moves: readonly GameTypes['move'][],
  settings: JudgeSettings,
): Judged | undefined => {
  const { options } = reviewer.evaluate(decisionOf(position, at(moves, 0), settings));
  const again = moves.map((move) => options.find((option) => sameJson(option.move, move)));
  const found = again.filter((option) => option !== undefined);
  return found.length < moves.length ? undefined : judged(found, at(found, 0), curveAt(reviewer, position));
};

/** By how much the best answer of a puzzle is ahead of the next when it is played out again, whether that is still enough, and whether it is best beyond doubt. */
export const leadAgain = (
  reviewer: Reviewer,
  puzzle: Puzzle,
  settings: JudgeSettings,
): { readonly lead: number; readonly holds: boolean; readonly isSame: boolean } => {
  const { position, answers } = openPuzzle(reviewer.rules, puzzle, undefined);
  const moves = answers.map(({ move }) => move);
  const leads = judgeAgain(reviewer, position, moves, settings)?.others.map(({ lead }) => lead) ?? [];
  const isSame = leads.length > 0 && leads.every(({ low }) => low > 0);
  return { lead: leads[0]?.mean ?? 0, holds: isSame && leads.every(isClear), isSame };
};

/** What is said of each answer: why the best is best, and what the others lack. */
export const reasonFor = (
  reviewer: Reviewer,
  position: Position,
  answer: GameTypes['move'],
  best: GameTypes['move'],
): Reason => reviewer.explain(decisionOf(position, answer, { seed: '', worlds: 0 }), best, sameJson(answer, best));

/** Whether the reason of the best answer tells a person why. */
export const isExplained = (
  reviewer: PuzzleReviewer,
  position: Position,
  answers: readonly PlayedOption[],
): boolean => {
  const best = at(answers, 0);
  const reason = reasonFor(reviewer, position, best.move, best.move);
  const pointsIn = (option: PlayedOption): number => pointsOf(option)?.mean ?? 0;
  const hasMostPoints = answers.every((answer) => pointsIn(answer) <= pointsIn(best));
  return reviewer.puzzles.explains(reason, hasMostPoints);
};
