import type { Seat } from '@miaou/kit';
import { type Code, cardOf, cardsOf, NO_CARD, RABBIT } from './cards.js';
import { chasedFrom, dogsIn, sackOf } from './dogs.js';
import { endRound } from './round.js';
import { currentRow } from './row.js';
import { miceOf, setMice, setWon, type Truth, wonBy } from './truth.js';
import type { Cat, Dog, FelixEvent } from './types.js';

const chaseEvent = (chased: Code, dog: Dog, place: number): FelixEvent =>
  chased === RABBIT
    ? { type: 'rabbitChased', dog, card: 'rabbit', place }
    : { type: 'catChased', dog, card: cardOf(chased) as Cat, place };

const tellDogs = (truth: Truth, events: FelixEvent[]): void => {
  const dogs = cardsOf(dogsIn(truth.row)) as Dog[];
  const [dog] = dogs;
  if (dog === undefined) return;
  const chased = chasedFrom(truth.row, truth.setup);
  const place = currentRow(truth).findIndex(({ code }) => code === chased);
  if (chased !== NO_CARD) events.push(chaseEvent(chased, dog, place));
  events.push({ type: 'dogsLeft', dogs });
};

/** The buyer pays the bank (FR6), the dogs act, and the buyer takes what is left of the row (FR7). */
export const sellSack = (truth: Truth, buyer: Seat, events?: FelixEvent[]): void => {
  const price = truth.highest;
  const sack = sackOf(truth.row, truth.setup);
  setMice(truth, buyer, miceOf(truth, buyer) - price);
  truth.bank += price;
  setWon(truth, buyer, wonBy(truth, buyer) + sack);
  if (events !== undefined) tellDogs(truth, events);
  events?.push({ type: 'sackBought', seat: buyer, price, cards: cardsOf(sack) });
  endRound(truth, buyer, events);
};

/** A row that nobody buys leaves the game, and its dogs do nothing (FX2). */
export const discardRow = (truth: Truth, events?: FelixEvent[]): void => {
  events?.push({ type: 'rowDiscarded', cards: cardsOf(truth.row) });
  endRound(truth, null, events);
};
