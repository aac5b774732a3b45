import type { Refusal, Seat } from '@miaou/kit';
import { cardsIn, codeOf, holds } from './cards.js';
import { highestAllowed, isLastChoice } from './legalMoves.js';
import { deciding, handOf, type MatchState } from './matchState.js';
import { seatsIn } from './seats.js';
import type { Card, FelixMove } from './types.js';

/** Every code with which a move of the right form can be refused. */
export const REFUSAL_CODES = [
  'game-over',
  'not-your-turn',
  'wrong-phase',
  'card-not-in-hand',
  'bid-too-low',
  'bid-too-high',
  'buy-for-one',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

type FelixRefusal = Refusal & { readonly code: RefusalCode };

const refuseCard = (match: MatchState, seat: Seat, card: Card): FelixRefusal | undefined => {
  const hand = handOf(match, seat);
  return holds(hand, codeOf(card)) ? undefined : { code: 'card-not-in-hand', card, hand: cardsIn(hand) };
};

const refuseBid = (match: MatchState, amount: number): FelixRefusal | undefined => {
  const atMost = highestAllowed(match);
  const atLeast = match.highest + 1;
  if (amount < atLeast) return { code: 'bid-too-low', amount, atLeast };
  if (amount <= atMost) return undefined;
  return isLastChoice(match) && atMost === 1
    ? { code: 'buy-for-one', amount, price: 1 }
    : { code: 'bid-too-high', amount, atMost };
};

const refusePhase = (match: MatchState, move: FelixMove): FelixRefusal => ({
  code: 'wrong-phase',
  type: move.type,
  expected: match.phase === 'place' ? ['place'] : ['bid', 'pass'],
});

/** Why a seat may not make a move, or nothing if it may. The facts are for the seat's own player: a hand goes only to its holder. */
export const refuse = (match: MatchState, seat: Seat, move: FelixMove): FelixRefusal | undefined => {
  if (match.phase === 'over') return { code: 'game-over' };
  const due = deciding(match);
  if (((due >>> seat) & 1) === 0) return { code: 'not-your-turn', toMove: seatsIn(due) };
  if ((move.type === 'place') !== (match.phase === 'place')) return refusePhase(match, move);
  if (move.type === 'place') return refuseCard(match, seat, move.card);
  return move.type === 'bid' ? refuseBid(match, move.amount) : undefined;
};
