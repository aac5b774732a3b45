import { at, type MatchRecord, type Seat, sameJson, seatsOf } from '@miaou/kit';
import { endOfMatch } from './decisions.js';
import type { ReviewedOption } from './ranking.js';
import type { ReviewedDecision, ReviewSettings, StandingAfter } from './reviewDecision.js';
import type { Reviewer } from './reviewer.js';
import { type Figure, roundedShare } from './statistics.js';
import { isGood, type Verdict } from './verdict.js';

/** How a seat decided in one kind of decision. */
interface PhaseSummary {
  readonly phase: string;
  /** In the order of the match. */
  readonly verdicts: readonly Verdict[];
  /** How many were as good as the best. */
  readonly good: number;
}

/** What a seat did and what happened to it, in chances to win. */
export interface SeatSummary {
  readonly seat: Seat;
  readonly phases: readonly PhaseSummary[];
  /** What its decisions gave away; never above 0. */
  readonly choice: number;
  /** What came by itself: the deal, dice, and what the others did. */
  readonly luck: number;
  /** Both, from the first decision to the end. */
  readonly together: number;
  /** Its points as they were, and with even luck, in a game that counts points. */
  readonly points?: { readonly played: number; readonly even: Figure };
}

/** A moment after which a seat's chance was clearly another. */
interface TurningPoint {
  /** The move that brought it. */
  readonly move: number;
  readonly seat: Seat;
  readonly change: number;
}

/** What is to be told of a whole match. */
export interface ReviewSummary {
  /** Decisions worth remembering, the worst first, as indices of the list. */
  readonly remembered: readonly number[];
  readonly seats: readonly SeatSummary[];
  readonly turningPoints: readonly TurningPoint[];
}

/** A whole review. Plain JSON. */
export interface Review {
  readonly format: 'miaou-review/1';
  readonly game: string;
  readonly seed: string;
  readonly worlds: number;
  readonly decisions: readonly ReviewedDecision[];
  readonly summary: ReviewSummary;
}

const REMEMBERED = 3;
const TURNING_POINTS = 3;
/** A smaller change turns nothing. */
const TURN = 0.1;

const madeOption = ({ options, made }: ReviewedDecision): ReviewedOption =>
  options.find(({ move }) => sameJson(move, made)) ?? at(options, 0);

/** How much hung on a decision: the lead of the best option over the next. */
const stakeOf = ({ options }: ReviewedDecision): number =>
  at(options, 0).chance.mean - (options[1] ?? at(options, 0)).chance.mean;

/** The worst decisions; where fewer than three gave anything away, the best of those on which most hung. */
const worthRemembering = (decisions: readonly ReviewedDecision[]): readonly number[] => {
  const indices = decisions.map((_, index) => index);
  const of = (index: number): ReviewedDecision => at(decisions, index);
  const faults = indices
    .filter((index) => !isGood(of(index).verdict))
    .toSorted((one, other) => of(other).loss.mean - of(one).loss.mean);
  const feats = indices
    .filter((index) => of(index).verdict === 'best')
    .toSorted((one, other) => stakeOf(of(other)) - stakeOf(of(one)));
  return [...faults, ...feats].slice(0, REMEMBERED);
};

const phasesOf = (reviewer: Reviewer, own: readonly ReviewedDecision[]): readonly PhaseSummary[] =>
  reviewer.phases.flatMap((phase) => {
    const verdicts = own.filter((decision) => decision.phase === phase).map(({ verdict }) => verdict);
    return verdicts.length === 0 ? [] : [{ phase, verdicts, good: verdicts.filter(isGood).length }];
  });

/** What a seat had of the win at the end; its last chance where the match has no end. */
const endOf = (own: readonly ReviewedDecision[]): number => {
  const last = own.at(-1);
  return last === undefined ? 0 : (last.won ?? madeOption(last).chance.mean);
};

/** What happened to a seat's points by itself, decision by decision, with half of the interval of each. */
const luckInPoints = (own: readonly ReviewedDecision[]): readonly { luck: number; halfWidth: number }[] =>
  own.flatMap((decision, index) => {
    const expected = madeOption(decision).points;
    const next = own[index + 1];
    const followed =
      next !== undefined && next.round === decision.round ? next.options[0]?.points?.mean : decision.gained;
    if (expected === undefined || followed === undefined) return [];
    return [{ luck: followed - expected.mean, halfWidth: (expected.high - expected.low) / 2 }];
  });

const evenPoints = (played: number, own: readonly ReviewedDecision[]): Figure => {
  const parts = luckInPoints(own);
  const mean = played - parts.reduce((sum, { luck }) => sum + luck, 0);
  const halfWidth = Math.hypot(...parts.map((part) => part.halfWidth));
  return { mean: roundedShare(mean), low: roundedShare(mean - halfWidth), high: roundedShare(mean + halfWidth) };
};

const seatSummary = (
  reviewer: Reviewer,
  record: MatchRecord,
  decisions: readonly ReviewedDecision[],
  seat: Seat,
): SeatSummary | undefined => {
  const own = decisions.filter((decision) => decision.seat === seat);
  const [first] = own;
  if (first === undefined) return undefined;
  const together = endOf(own) - at(first.options, 0).chance.mean;
  const choice = -own.reduce((sum, { loss }) => sum + Math.max(0, loss.mean), 0);
  const played = reviewer.pointsOf?.(endOfMatch(reviewer.rules, record), seat);
  return {
    seat,
    phases: phasesOf(reviewer, own),
    choice: roundedShare(choice),
    luck: roundedShare(together - choice),
    together: roundedShare(together),
    ...(played === undefined ? {} : { points: { played, even: evenPoints(played, own) } }),
  };
};

/** The greatest changes of anybody's chance from one decision to the next, in the order of the match. */
const turningPointsOf = (standings: readonly StandingAfter[]): readonly TurningPoint[] => {
  const ordered = standings.toSorted((one, other) => one.move - other.move);
  const changes = ordered.flatMap(({ move, standing }, index) => {
    const before = ordered[index - 1]?.standing;
    if (before === undefined) return [];
    const [most] = standing
      .map((chance, seat) => ({ move, seat: seat as Seat, change: roundedShare(chance - at(before, seat)) }))
      .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
    return most === undefined || Math.abs(most.change) < TURN ? [] : [most];
  });
  return changes
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, TURNING_POINTS)
    .toSorted((one, other) => one.move - other.move);
};

/**
 * The summary of a match from the decisions that were reviewed; it may grow while more come in. `others`: how all stood after decisions that were
 * not reviewed. With all of them a match turns where it turns, whoever's decisions are reviewed.
 */
export const summaryOf = (
  reviewer: Reviewer,
  record: MatchRecord,
  decisions: readonly ReviewedDecision[],
  others: readonly StandingAfter[] = [],
): ReviewSummary => {
  const seats = Math.max(0, ...decisions.map(({ standing }) => standing.length));
  return {
    remembered: worthRemembering(decisions),
    seats: seatsOf(seats).flatMap((seat) => seatSummary(reviewer, record, decisions, seat) ?? []),
    turningPoints: turningPointsOf([...decisions, ...others]),
  };
};

export const reviewFrom = (
  reviewer: Reviewer,
  record: MatchRecord,
  decisions: readonly ReviewedDecision[],
  { seed, worlds = reviewer.worlds }: ReviewSettings,
  others: readonly StandingAfter[] = [],
): Review => ({
  format: 'miaou-review/1',
  game: reviewer.rules.id,
  seed,
  worlds,
  decisions,
  summary: summaryOf(reviewer, record, decisions, others),
});
