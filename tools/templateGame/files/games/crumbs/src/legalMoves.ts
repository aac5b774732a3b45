import type { Seat } from '@miaou/kit';
import { type Action, moveOf } from './actions.js';
import { type MatchState, takenIn } from './matchState.js';
import { hasSeat } from './seatSet.js';
import { CRUMBS, type Crumbs, type CrumbsMove } from './types.js';

/** What may be taken after a round in which this was taken; null stands for the first round (MR2). */
export const allowedAfter = (before: Crumbs | null): readonly Crumbs[] => CRUMBS.filter((crumbs) => crumbs !== before);

/** What a seat took in the round before; null in the first. */
export const takenBefore = (match: MatchState, seat: Seat): Crumbs | null =>
  match.past === 0 ? null : takenIn(match, match.past - 1, seat);

export const legalMoves = (match: MatchState, seat: Seat): CrumbsMove[] =>
  hasSeat(match.owing, seat) ? allowedAfter(takenBefore(match, seat)).map(moveOf) : [];

export const countActions = (match: MatchState): number => (match.past === 0 ? CRUMBS.length : CRUMBS.length - 1);

export const actionAt = (match: MatchState, seat: Seat, index: number): Action => {
  const before = takenBefore(match, seat);
  return (before === null || index < before ? index : index + 1) as Action;
};
