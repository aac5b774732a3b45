import type { GameTypes, Seat } from '@miaou/kit';
import type { Replayed } from './replay';

/** Where a round begins. */
export interface RoundStop {
  readonly round: number;
  /** How many moves have been made then. */
  readonly move: number;
}

/** The places of a replay that are worth stopping at, each in order. */
export interface ReplayStops {
  readonly rounds: readonly RoundStop[];
  /** The moments before the decisions of one player: what was known then is what can be judged. */
  readonly decisions: readonly number[];
}

const roundStops = (views: Replayed['views'], roundOf: (view: GameTypes['view']) => number): readonly RoundStop[] => {
  const rounds = views.map(roundOf);
  return rounds.flatMap((round, move) => (move === 0 || round > (rounds[move - 1] ?? 0) ? [{ round, move }] : []));
};

/** `decider` is the player whose decisions count; without one, no decision is a stop. */
export const stopsOf = (
  { views, movers, hadChoice }: Pick<Replayed, 'views' | 'movers' | 'hadChoice'>,
  roundOf: (view: GameTypes['view']) => number,
  decider: Seat | undefined,
): ReplayStops => ({
  rounds: roundStops(views, roundOf),
  decisions: movers.flatMap((mover, move) => (mover === decider && hadChoice[move] === true ? [move] : [])),
});

/** The next stop in a direction; past the last one, the end of the match on that side. */
export const nextStop = (stops: readonly number[], from: number, direction: 1 | -1, moves: number): number =>
  direction > 0 ? (stops.find((stop) => stop > from) ?? moves) : (stops.findLast((stop) => stop < from) ?? 0);

/** The round that is under way after so many moves. */
export const roundAt = ({ rounds }: ReplayStops, move: number): number =>
  rounds.findLast((stop) => stop.move <= move)?.round ?? 1;
