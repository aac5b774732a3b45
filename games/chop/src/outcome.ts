import { seatsOf } from '@miaou/kit';
import { ALL_HOLES, sizeOf } from './cellSet.js';
import type { MatchState } from './matchState.js';
import { hiddenTiles } from './tileMaps.js';
import type { ChopEvent, ChopResult } from './types.js';

/** All the cheese, and home with it (CE2). */
export const haveMiceWon = (match: MatchState): boolean => {
  if (match.won < match.setup.cheeses) return false;
  const { home } = match.setup.options;
  const isHome = home === 'anyMouseHome' ? (match.miceSet.high & ALL_HOLES) !== 0 : match.broughtHome === 1;
  return home === 'quick' || (isHome && match.started === 0b1111);
};

/** The cat wins when no mouse is left (CE1); when neither side has won it is a draw (CE4). */
export const outcomeOf = (match: MatchState): ChopResult => {
  const { seats, cat } = match.setup.options;
  const mice = sizeOf(match.miceSet);
  const side = mice === 0 ? 'cat' : haveMiceWon(match) ? 'mice' : null;
  const winners = seatsOf(seats).filter((seat) => side === (seat === cat ? 'cat' : 'mice'));
  return { side, winners, cheese: match.won, mice };
};

/** Ends the match; nothing more is owed then. */
export const endMatch = (match: MatchState, events?: ChopEvent[]): void => {
  match.phase = 'over';
  match.rollsLeft = 0;
  match.nextRolls = 1;
  events?.push({ type: 'matchEnded', result: outcomeOf(match), rest: hiddenTiles(match) });
};
