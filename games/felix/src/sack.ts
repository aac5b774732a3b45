import type { Seat } from '@miaou/kit';
import { type Code, cardOf, cardsOf, NO_CARD, RABBIT } from './cards.js';
import { chasedFrom, dogsIn, sackOf } from './dogs.js';
import { type MatchState, miceOf, setMice, setWon, wonBy } from './matchState.js';
import { endRound } from './round.js';
import { currentRow } from './row.js';
import type { Cat, Dog, FelixEvent } from './types.js';

const chaseEvent = (chased: Code, dog: Dog, place: number): FelixEvent =>
  chased === RABBIT
    ? { type: 'rabbitChased', dog, card: 'rabbit', place }
    : { type: 'catChased', dog, card: cardOf(chased) as Cat, place };

const tellDogs = (match: MatchState, events: FelixEvent[]): void => {
  const dogs = cardsOf(dogsIn(match.row)) as Dog[];
  const [dog] = dogs;
  if (dog === undefined) return;
  const chased = chasedFrom(match.row, match.setup);
  const place = currentRow(match).findIndex(({ code }) => code === chased);
  if (chased !== NO_CARD) events.push(chaseEvent(chased, dog, place));
  events.push({ type: 'dogsLeft', dogs });
};

/** The buyer pays the bank (FR6), the dogs act, and the buyer takes what is left of the row (FR7). */
export const sellSack = (match: MatchState, buyer: Seat, events?: FelixEvent[]): void => {
  const price = match.highest;
  const sack = sackOf(match.row, match.setup);
  setMice(match, buyer, miceOf(match, buyer) - price);
  match.bank += price;
  setWon(match, buyer, wonBy(match, buyer) + sack);
  if (events !== undefined) tellDogs(match, events);
  events?.push({ type: 'sackBought', seat: buyer, price, cards: cardsOf(sack) });
  endRound(match, buyer, events);
};

/** A row that nobody buys leaves the game, and its dogs do nothing (FX2). */
export const discardRow = (match: MatchState, events?: FelixEvent[]): void => {
  events?.push({ type: 'rowDiscarded', cards: cardsOf(match.row) });
  endRound(match, null, events);
};
