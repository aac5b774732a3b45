import { at, type Seat } from '@miaou/kit';
import type { Action } from './actions.js';
import { type CardSet, type Code, one, without } from './cards.js';
import { handOf, laidBy, miceOf, passAt, setHand, setMice } from './matchState.js';
import type { FelixPosition } from './position.js';
import { clearTable } from './round.js';
import { lowestSeat, seatsIn } from './seats.js';
import type { Card } from './types.js';

/** What a seat has this round: the card that it laid, the others, and the one that left at the start (FS3). */
export interface Holding {
  readonly laid: Code;
  readonly hand: CardSet;
  readonly removed: Card;
}

export const holdingOf = (position: FelixPosition, seat: Seat): Holding => ({
  laid: laidBy(position.laid, seat),
  hand: handOf(position, seat),
  removed: at(position.deal.removed, seat),
});

const takePaymentsBack = (position: FelixPosition): void => {
  for (let index = 0; index < position.passCount; index++) {
    const seat = passAt(position.passes, index);
    setMice(position, seat, miceOf(position, seat) - at(position.setup.paidForPassing, index));
  }
};

/** Takes a running round back to where no card is laid: cards return to the hands, payments to the mouse cards. */
export const rewindRound = (position: FelixPosition): void => {
  const { everyone } = position.setup;
  for (const seat of seatsIn(everyone & ~position.owing))
    setHand(position, seat, handOf(position, seat) | (1 << laidBy(position.laid, seat)));
  if (position.filled) takePaymentsBack(position);
  clearTable(position);
  position.phase = 'place';
  position.owing = everyone;
  position.turn = lowestSeat(everyone);
};

/** Puts another card of the same seat face down; the one that lay there returns to the hand. */
export const replaceLaid = (position: FelixPosition, seat: Seat, code: Code): void => {
  const old = laidBy(position.laid, seat);
  setHand(position, seat, without(handOf(position, seat) | (1 << old), code));
  position.row += one(code) - one(old);
  position.laid = (position.laid & ~(15 << (4 * seat))) | (code << (4 * seat));
};

/** Gives seats other cards than the position has. */
export const applyHoldings = (position: FelixPosition, holdings: ReadonlyMap<Seat, Holding>): void => {
  const removed = [...position.deal.removed];
  for (const [seat, holding] of holdings) {
    removed[seat] = holding.removed;
    replaceLaid(position, seat, holding.laid);
    setHand(position, seat, holding.hand);
  }
  position.setup = { ...position.setup, deal: { ...position.deal, removed } };
};

/** Makes the action of a seat that need not be the actor: while cards are laid the order does not matter (FR1). */
export const actOutOfTurn = (position: FelixPosition, seat: Seat, action: Action): void => {
  position.turn = seat;
  position.act(action);
};
