import type { Seat } from '@miaou/kit';
import { type Action, moveOf, PASS } from './actions.js';
import { type CardSet, nthOf, setOf, sizeOf } from './cards.js';
import { deciding, handOf, type MatchState, miceOf } from './matchState.js';
import type { FelixMove, FelixView, Phase } from './types.js';

/** Everybody else has passed and nobody has bid: buy for exactly one mouse, or pass (FX1). */
const isLeftAlone = (phase: Phase, passes: number, seats: number): boolean =>
  phase === 'auction' && passes === seats - 1;

/** The highest bid of a seat: what it owns (FR3), or 1 in the last choice (FX1). */
const highestBid = (owned: number, isLast: boolean): number => (isLast && owned > 1 ? 1 : owned);

const placings = (hand: CardSet): FelixMove[] =>
  Array.from({ length: sizeOf(hand) }, (_, index) => moveOf(nthOf(hand, index)));

/** Passing (FR4) and every higher bid that can be paid (FR3). */
const passAndBids = (highest: number, most: number): FelixMove[] => {
  const moves = [moveOf(PASS)];
  for (let amount = highest + 1; amount <= most; amount++) moves.push(moveOf(PASS + amount));
  return moves;
};

export const isLastChoice = ({ phase, passCount, setup }: MatchState): boolean =>
  isLeftAlone(phase, passCount, setup.seats);

/** The highest bid the seat on turn may make. */
export const highestAllowed = (match: MatchState): number => highestBid(miceOf(match, match.turn), isLastChoice(match));

/** How many actions a seat has that owes a decision. */
export const countActions = (match: MatchState, seat: Seat): number =>
  match.phase === 'place' ? sizeOf(handOf(match, seat)) : 1 + Math.max(0, highestAllowed(match) - match.highest);

/** The action at an index below `countActions`, in the order of `legalMoves`. */
export const actionAt = (match: MatchState, seat: Seat, index: number): Action => {
  if (match.phase === 'place') return nthOf(handOf(match, seat), index);
  return index === 0 ? PASS : PASS + match.highest + index;
};

export const legalMoves = (match: MatchState, seat: Seat): FelixMove[] => {
  if (((deciding(match) >>> seat) & 1) === 0) return [];
  return match.phase === 'place' ? placings(handOf(match, seat)) : passAndBids(match.highest, highestAllowed(match));
};

/** True while a view shows a seat that must make the last choice (FX1), not once it has made it. */
export const isLastChoiceIn = ({ phase, passes, seats, toMove }: FelixView): boolean =>
  toMove.length === 1 && isLeftAlone(phase, passes.length, seats.length);

/** What the viewer may do, by the view alone: the same moves in the same order as `legalMoves` of the position behind it. */
export const legalMovesIn = (view: FelixView, seat: Seat): FelixMove[] => {
  const own = view.seats[seat];
  if (own === undefined || !view.toMove.includes(seat)) return [];
  if (view.phase === 'place') return placings(setOf(own.hand ?? []));
  const highest = Math.max(...view.seats.map(({ bid }) => bid));
  return passAndBids(highest, highestBid(own.mice ?? 0, isLastChoiceIn(view)));
};
