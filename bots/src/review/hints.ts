import { at, type GameTypes, type Seat } from '@miaou/kit';
import type { Adviser, Gain, Hint, Reason } from '../adviser.js';
import type { CalibrationCurve } from '../calibration.js';
import { meanOf } from '../confidenceInterval.js';
import { type PlayoutRate, playoutsWithin } from '../search/playouts.js';
import { ranked } from './ranking.js';
import type { PlayedOption, Reviewer } from './reviewer.js';

/** What a game adds to its review's evaluation, so that it makes hints. */
export interface HintSource<T extends GameTypes, R extends Reason> extends Pick<Reviewer<T>, 'worlds' | 'evaluate'> {
  /** By which the review bends the chance of an option by what the seat knew. */
  curveFor(view: T['view'], seat: Seat): CalibrationCurve | undefined;
  readonly worldsPerMillisecond: PlayoutRate['perMillisecond'];
  /** Of the legal moves those that a hint may name. */
  movesToCompare(view: T['view'], legalMoves: readonly T['move'][]): readonly T['move'][];
  /** Whether a hint says what the options bring in points. */
  tellsPoints(view: T['view']): boolean;
  reasonFor(view: T['view'], seat: Seat, move: T['move']): R;
}

/** Of ten worlds the best and the worst are left out. */
const gainOf = ({ points }: PlayedOption): { readonly gain?: Gain } => {
  if (points === undefined) return {};
  const sorted = points.toSorted((one, other) => one - other);
  const bound = (share: number): number => at(sorted, Math.round(share * (sorted.length - 1)));
  return { gain: { mean: meanOf(points), low: bound(0.1), high: bound(0.9) } };
};

/** Chances to win that differ by less than this are level: a review calls the choice between them good. */
const LEVEL = 0.02;

/** Of the options that are level with the best one, the one that brings most points comes first: it is what the reader can see. */
const pointsFirst = <H extends Hint>(hints: readonly H[]): readonly H[] => {
  const best = hints[0];
  if (best?.gain === undefined) return hints;
  const level = hints.filter(({ value }) => value >= best.value - LEVEL);
  const leader = level.reduce((one, other) => ((other.gain?.mean ?? 0) > (one.gain?.mean ?? 0) ? other : one));
  return [leader, ...hints.filter((hint) => hint !== leader)];
};

/** An adviser that judges a decision as the review of the match will. */
export const adviserFrom = <T extends GameTypes, R extends Reason>(source: HintSource<T, R>): Adviser<T, R> => ({
  rank: ({ view, seat, legalMoves, budget, chance }) => {
    const moves = source.movesToCompare(view, legalMoves);
    if (moves.length === 0) return [];
    const rate = { byDefault: source.worlds, perMillisecond: source.worldsPerMillisecond };
    const worlds = Math.max(1, Math.floor(playoutsWithin(budget, rate)));
    const { options } = source.evaluate({ view, seat, legalMoves: moves, worlds, chance });
    const gains = new Map(source.tellsPoints(view) ? options.map((option) => [option.move, gainOf(option)]) : []);
    return pointsFirst(
      ranked(options, source.curveFor(view, seat)).map(({ move, chance: { mean, low, high } }) => ({
        move,
        value: mean,
        spread: (high - low) / 2,
        ...gains.get(move),
        reason: source.reasonFor(view, seat, move),
      })),
    );
  },
});
