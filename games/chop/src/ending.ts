import { seatsOf } from '@miaou/kit';
import { ALL_HOLES, sizeOf } from './cellSet.js';
import { hiddenTiles } from './lying.js';
import { OVER, type Truth } from './truth.js';
import type { ChopEvent, ChopResult } from './types.js';

/** All the cheese, and home with it (CE2). */
export const haveMiceWon = (truth: Truth): boolean => {
  if (truth.won < truth.rules.cheeses) return false;
  const { home } = truth.rules.options;
  const isHome = home === 'anyMouseHome' ? (truth.miceSet.high & ALL_HOLES) !== 0 : truth.broughtHome === 1;
  return home === 'quick' || (isHome && truth.started === 0b1111);
};

/** The cat wins when no mouse is left (CE1); when neither side has won it is a draw (CE4). */
export const resultOf = (truth: Truth): ChopResult => {
  const { seats, cat } = truth.rules.options;
  const mice = sizeOf(truth.miceSet);
  const side = mice === 0 ? 'cat' : haveMiceWon(truth) ? 'mice' : null;
  const winners = seatsOf(seats).filter((seat) => side === (seat === cat ? 'cat' : 'mice'));
  return { side, winners, cheese: truth.won, mice };
};

/** Ends the match; nothing more is owed then. */
export const end = (truth: Truth, events: ChopEvent[] | undefined): void => {
  truth.phase = OVER;
  truth.rollsLeft = 0;
  events?.push({ type: 'matchEnded', result: resultOf(truth), rest: hiddenTiles(truth) });
};
