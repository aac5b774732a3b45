import type { Seat } from '@miaou/kit';
import type { FelixMove, FelixView } from './types.js';

const bidsBetween = (highest: number, most: number): FelixMove[] =>
  Array.from({ length: Math.max(0, most - highest) }, (_, index) => ({ type: 'bid', amount: highest + index + 1 }));

/** What the viewer may do, in the order of `legalMoves`: the own cards, or passing (FR4) and each higher bid that can be paid (FR3). */
export const choices = ({ phase, toMove, passes, seats }: FelixView, seat: Seat): FelixMove[] => {
  const own = seats[seat];
  if (own === undefined || !toMove.includes(seat)) return [];
  if (phase === 'place') return (own.hand ?? []).map((card) => ({ type: 'place', card }));
  const owned = own.mice ?? 0;
  // Who is left alone buys for exactly one mouse, or leaves (FX1).
  const most = passes.length === seats.length - 1 ? Math.min(owned, 1) : owned;
  return [{ type: 'pass' }, ...bidsBetween(Math.max(...seats.map(({ bid }) => bid)), most)];
};
