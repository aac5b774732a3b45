import { at, type GameTypes, type MatchRecord, type Position, type Seat, SeededChance, sameJson } from '@miaou/kit';
import type { Reason } from '../adviser.js';
import { type Moment, momentOf } from './decisions.js';
import type { HiddenShares, KnownDecision, PlayedOption, Reviewer } from './reviewer.js';
import { chanceOf, type Figure, leadOf, pointsOf, roundedShare } from './statistics.js';
import { isGood, type Verdict, verdictOf } from './verdict.js';

export interface ReviewedOption<T extends GameTypes = GameTypes> {
  readonly move: T['move'];
  readonly chance: Figure;
  readonly points?: Figure;
}

/** One decision of a match, judged. Plain JSON. */
export interface ReviewedDecision<T extends GameTypes = GameTypes, R extends Reason = Reason> {
  /** The index of its move in the record. */
  readonly move: number;
  readonly seat: Seat;
  readonly round: number;
  readonly phase: string;
  readonly made: T['move'];
  /** By what the seat knew, best first; the made move is among them. */
  readonly options: readonly ReviewedOption<T>[];
  /** What the made move gave away against the best. */
  readonly loss: Figure;
  readonly verdict: Verdict;
  readonly reason: R;
  /** What the hidden things may have been. */
  readonly hidden: readonly HiddenShares[];
  /** With every card open, best first. */
  readonly open: readonly ReviewedOption<T>[];
  /** Every seat's chance to win once the move was made, with every card open. */
  readonly standing: readonly number[];
  /** The points that the seat did gain by the end of the round. */
  readonly gained?: number;
}

/** How a match is reviewed. The same settings give the same figures wherever it is done. */
export interface ReviewSettings {
  readonly seed: string;
  /** In how many worlds each decision is played out; the game's own number where it is left out. */
  readonly worlds?: number;
}

const reviewed = <T extends GameTypes>(option: PlayedOption<T>): ReviewedOption<T> => {
  const points = pointsOf(option);
  return { move: option.move, chance: chanceOf(option), ...(points === undefined ? {} : { points }) };
};

/** Points decide among equal chances: a match that is lost can still be lost by less. */
const byChance = (one: ReviewedOption, other: ReviewedOption): number =>
  other.chance.mean - one.chance.mean || (other.points?.mean ?? 0) - (one.points?.mean ?? 0);

const bestOf = <T extends GameTypes>(options: readonly PlayedOption<T>[]): PlayedOption<T> =>
  options.toSorted((one, other) => byChance(reviewed(one), reviewed(other)))[0] ?? at(options, 0);

const playedFor = <T extends GameTypes>(options: readonly PlayedOption<T>[], move: T['move']): PlayedOption<T> => {
  const found = options.find((option) => sameJson(option.move, move));
  if (found === undefined) throw new Error('a review left out the move that was made');
  return found;
};

/** The points that a seat gained from a moment to the end of its round. */
const gainedFrom = <T extends GameTypes>(
  reviewer: Reviewer<T>,
  { position, seat, made, later }: Moment<T>,
): number | undefined => {
  if (reviewer.pointsOf === undefined) return undefined;
  const after: Position<T> = position.clone();
  const round = reviewer.roundOf(after.view(seat));
  const before = reviewer.pointsOf(after, seat);
  after.play(seat, made);
  for (const step of later) {
    if (reviewer.roundOf(after.view(seat)) !== round) break;
    after.play(step.seat, step.move);
  }
  return reviewer.pointsOf(after, seat) - before;
};

const OPEN_SHARE = 4;

/** Judges one decision of a record that was read before. */
export const reviewDecision = <T extends GameTypes>(
  reviewer: Reviewer<T>,
  record: MatchRecord<T>,
  move: number,
  { seed, worlds = reviewer.worlds }: ReviewSettings,
): ReviewedDecision<T> => {
  const moment = momentOf(reviewer.rules, record, move);
  const { seat, made, position } = moment;
  const view = position.view(seat);
  const known: KnownDecision<T> = {
    seat,
    view,
    legalMoves: position.legalMoves(seat),
    made,
    worlds,
    chance: new SeededChance(`${seed} ${move} known`),
  };
  const { options, hidden } = reviewer.evaluate(known);
  const best = bestOf(options);
  const loss = leadOf(best, playedFor(options, made));
  const verdict = verdictOf(loss);
  const open = reviewer.evaluateOpen({
    seat,
    position: moment.settled,
    options: options.map((option) => option.move),
    made,
    worlds: Math.max(1, Math.ceil(worlds / OPEN_SHARE)),
    chance: new SeededChance(`${seed} ${move} open`),
  });
  const gained = gainedFrom(reviewer, moment);
  return {
    move,
    seat,
    round: reviewer.roundOf(view),
    phase: reviewer.phaseOf(view, made),
    made,
    options: options.map(reviewed).toSorted(byChance),
    loss,
    verdict,
    reason: reviewer.explain(known, best.move, isGood(verdict)),
    hidden,
    open: open.options.map(reviewed).toSorted(byChance),
    standing: open.standing.map(roundedShare),
    ...(gained === undefined ? {} : { gained }),
  };
};
