import { at } from '@miaou/kit';
import type { MatchState } from './matchState.js';
import { canFill, mouseCardsFor } from './passPayments.js';
import type { FelixEvent } from './types.js';

/** What the next pass takes from the lowest mouse card that still has mice (FR5). */
export const nextPayment = (match: MatchState): number =>
  match.filled ? at(match.setup.paidForPassing, match.passCount) : 0;

/** The mice left on the mouse cards, ascending. */
export const coinsLeft = (match: MatchState): readonly number[] =>
  match.filled ? mouseCardsFor(match.setup.seats).slice(match.passCount) : [];

/** Fills the mouse cards for the next round, if they are filled. */
export const fillMouseCards = (match: MatchState, allPassed: boolean, events?: FelixEvent[]): void => {
  match.filled = canFill(match.bank, match.setup.filling, allPassed);
  if (!match.filled) {
    events?.push({ type: 'mouseCardsLeftEmpty', reason: allPassed ? 'allPassed' : 'bank' });
    return;
  }
  match.bank -= match.setup.filling;
  events?.push({ type: 'mouseCardsFilled' });
};
