import { type GameTypes, type MatchRecord, type Position, type Seat, SeededChance, sameJson } from '@miaou/kit';
import type { Reason } from '../adviser.js';
import { calibrated } from '../calibration.js';
import { decisionSeed } from './decisionSeed.js';
import { type Moment, momentOf } from './decisions.js';
import { bestOf, type ReviewedOption, ranked } from './ranking.js';
import type { HiddenShares, MadeDecision, OpenDecision, PlayedOption, Reviewer } from './reviewer.js';
import { type Figure, leadOf, roundedShare } from './statistics.js';
import { isGood, type Verdict, verdictOf } from './verdict.js';

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
  /** What the seat had of the win in the end, from 0 to 1; absent where the match has no result. */
  readonly won?: number;
}

/** How all seats stood once a move was made. */
export type StandingAfter = Pick<ReviewedDecision, 'move' | 'standing'>;

/** How a match is reviewed. The same settings give the same figures wherever it is done. */
export interface ReviewSettings {
  readonly seed: string;
  /** In how many worlds each decision is played out; the game's own number where it is left out. */
  readonly worlds?: number;
}

const playedFor = <T extends GameTypes>(options: readonly PlayedOption<T>[], move: T['move']): PlayedOption<T> => {
  const found = options.find((option) => sameJson(option.move, move));
  if (found === undefined) throw new Error('a review left out the move that was made');
  return found;
};

/** Bent seat by seat. One of them wins, or one of the sides: their chances still add up to 1. */
const standingIn = <T extends GameTypes>(
  reviewer: Reviewer<T>,
  { position: { options } }: Moment<T>,
  standing: readonly number[],
): readonly number[] => {
  const bent = standing.map((chance, by) => {
    const part = reviewer.partOf(options, by as Seat);
    const curve = reviewer.curves.standing[part];
    return { part, chance: curve === undefined ? chance : calibrated(curve, chance) };
  });
  const rivals = reviewer.winsBySide ? [...new Map(bent.map((seat) => [seat.part, seat])).values()] : bent;
  const sum = rivals.reduce((total, { chance }) => total + chance, 0);
  return bent.map(({ chance }) => roundedShare(chance / sum));
};

/** What a seat has of a win: a part of it where winners share. */
export const shareOfWin = (
  { winsBySide }: Pick<Reviewer, 'winsBySide'>,
  winners: readonly Seat[],
  seat: Seat,
): number => {
  if (!winners.includes(seat)) return 0;
  return winsBySide ? 1 : 1 / winners.length;
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

/** A decision as its seat saw it. */
export const knownDecisionOf = <T extends GameTypes>(
  reviewer: Reviewer<T>,
  { seat, made, position }: Moment<T>,
  { seed, worlds = reviewer.worlds }: ReviewSettings,
): MadeDecision<T> => {
  const view = position.view(seat);
  return {
    seat,
    view,
    legalMoves: position.legalMoves(seat),
    made,
    worlds,
    chance: new SeededChance(decisionSeed(seed, view)),
  };
};

/** The same decision with nothing hidden. */
export const openDecisionOf = <T extends GameTypes>(
  reviewer: Reviewer<T>,
  { seat, made, settled }: Moment<T>,
  move: number,
  options: readonly T['move'][],
  { seed, worlds = reviewer.worlds }: ReviewSettings,
): OpenDecision<T> => ({
  seat,
  position: settled,
  options,
  made,
  worlds: Math.max(1, Math.ceil(worlds / OPEN_SHARE)),
  chance: new SeededChance(`${seed} ${move} open`),
});

/** How all seats stood after a decision: the figures of its review, for a small part of the work. */
export const standingAfter = <T extends GameTypes>(
  reviewer: Reviewer<T>,
  record: MatchRecord<T>,
  move: number,
  settings: ReviewSettings,
): StandingAfter => {
  const moment = momentOf(reviewer.rules, record, move);
  const open = reviewer.evaluateOpen(openDecisionOf(reviewer, moment, move, [moment.made], settings));
  return { move, standing: standingIn(reviewer, moment, open.standing) };
};

/** Judges one decision of a record that was read before. */
export const reviewDecision = <T extends GameTypes>(
  reviewer: Reviewer<T>,
  record: MatchRecord<T>,
  move: number,
  settings: ReviewSettings,
): ReviewedDecision<T> => {
  const moment = momentOf(reviewer.rules, record, move);
  const { seat, made, position } = moment;
  const part = reviewer.partOf(position.options, seat);
  const curves = { known: reviewer.curves.known[part], open: reviewer.curves.open[part] };
  const known = knownDecisionOf(reviewer, moment, settings);
  const { options, hidden } = reviewer.evaluate(known);
  const best = bestOf(options);
  const loss = leadOf(best, playedFor(options, made), curves.known);
  const verdict = verdictOf(loss);
  const moves = options.map((option) => option.move);
  const open = reviewer.evaluateOpen(openDecisionOf(reviewer, moment, move, moves, settings));
  const gained = gainedFrom(reviewer, moment);
  const winners = record.result?.winners;
  return {
    move,
    seat,
    round: reviewer.roundOf(known.view),
    phase: reviewer.phaseOf(known.view, made),
    made,
    options: ranked(options, curves.known),
    loss,
    verdict,
    reason: reviewer.explain(known, best.move, isGood(verdict)),
    hidden,
    open: ranked(open.options, curves.open),
    standing: standingIn(reviewer, moment, open.standing),
    ...(gained === undefined ? {} : { gained }),
    ...(winners === undefined ? {} : { won: shareOfWin(reviewer, winners, seat) }),
  };
};
