import type { Refusal, Seat } from '@miaou/kit';
import { highestAllowed, isLastChoice } from './auction.js';
import { cardsIn, codeOf, holds } from './cards.js';
import { seatsIn } from './seats.js';
import { deciding, handOf, type Truth } from './truth.js';
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

type FelixRefusal = Refusal & { readonly code: (typeof REFUSAL_CODES)[number] };

const refuseCard = (truth: Truth, seat: Seat, card: Card): FelixRefusal | undefined => {
  const hand = handOf(truth, seat);
  return holds(hand, codeOf(card)) ? undefined : { code: 'card-not-in-hand', card, hand: cardsIn(hand) };
};

const refuseBid = (truth: Truth, amount: number): FelixRefusal | undefined => {
  const atMost = highestAllowed(truth);
  const atLeast = truth.highest + 1;
  if (amount < atLeast) return { code: 'bid-too-low', amount, atLeast };
  if (amount <= atMost) return undefined;
  return isLastChoice(truth) && atMost === 1
    ? { code: 'buy-for-one', amount, price: 1 }
    : { code: 'bid-too-high', amount, atMost };
};

const refusePhase = (truth: Truth, move: FelixMove): FelixRefusal => ({
  code: 'wrong-phase',
  type: move.type,
  expected: truth.phase === 'place' ? ['place'] : ['bid', 'pass'],
});

/** Why a seat may not make a move, in words its owner may read: a hand is told only to who holds it. */
export const refuse = (truth: Truth, seat: Seat, move: FelixMove): FelixRefusal | undefined => {
  if (truth.phase === 'over') return { code: 'game-over' };
  const due = deciding(truth);
  if (((due >>> seat) & 1) === 0) return { code: 'not-your-turn', toMove: seatsIn(due) };
  if ((move.type === 'place') !== (truth.phase === 'place')) return refusePhase(truth, move);
  if (move.type === 'place') return refuseCard(truth, seat, move.card);
  return move.type === 'bid' ? refuseBid(truth, move.amount) : undefined;
};
