import type { Refusal, Seat } from '@miaou/kit';
import { allowedAfter, takenBefore } from './legalMoves.js';
import { isOver, type MatchState } from './matchState.js';
import { hasSeat, seatsIn } from './seatSet.js';
import type { CrumbsMove } from './types.js';

/** Every code with which a move of the right form can be refused. */
export const REFUSAL_CODES = ['game-over', 'not-your-turn', 'same-again'] as const;

type CrumbsRefusal = Refusal & { readonly code: (typeof REFUSAL_CODES)[number] };

/** Why a seat may not make a move, or nothing if it may. */
export const refuse = (match: MatchState, seat: Seat, { crumbs }: CrumbsMove): CrumbsRefusal | undefined => {
  if (isOver(match)) return { code: 'game-over' };
  if (!hasSeat(match.owing, seat)) return { code: 'not-your-turn', toMove: seatsIn(match.owing) };
  const before = takenBefore(match, seat);
  return crumbs === before ? { code: 'same-again', crumbs, allowed: allowedAfter(before) } : undefined;
};
