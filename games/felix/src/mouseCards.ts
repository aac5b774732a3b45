import { at } from './cards.js';
import { mouseCardsFor } from './stock.js';
import type { Truth } from './truth.js';
import type { FelixEvent } from './types.js';

/** What the next pass takes from the lowest mouse card that still has mice (FR5). */
export const nextPayment = (truth: Truth): number =>
  truth.filled ? at(truth.setup.paidForPassing, truth.passCount) : 0;

/** The mice left on the mouse cards, ascending. */
export const coinsLeft = (truth: Truth): readonly number[] =>
  truth.filled ? mouseCardsFor(truth.setup.seats).slice(truth.passCount) : [];

/** All or none (FB1), and none after a round that nobody bought, whatever the bank holds (FX2). */
export const fillMouseCards = (truth: Truth, allPassed: boolean, events?: FelixEvent[]): void => {
  truth.filled = !allPassed && truth.bank >= truth.setup.filling;
  if (!truth.filled) {
    events?.push({ type: 'mouseCardsLeftEmpty', reason: allPassed ? 'allPassed' : 'bank' });
    return;
  }
  truth.bank -= truth.setup.filling;
  events?.push({ type: 'mouseCardsFilled' });
};
