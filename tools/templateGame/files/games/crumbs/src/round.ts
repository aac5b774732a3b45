import type { Seat } from '@miaou/kit';
import { isOver, type MatchState, plateIn, setTaken } from './matchState.js';
import { outcomeOf } from './outcome.js';
import { pastRound } from './pastRounds.js';
import { without } from './seatSet.js';
import type { Crumbs, CrumbsEvent } from './types.js';

const endRound = (match: MatchState): void => {
  match.past += 1;
  match.owing = isOver(match) ? 0 : match.setup.everyone;
};

/** A seat decides; the last decision of a round ends it (MR3). */
export const decide = (match: MatchState, seat: Seat, crumbs: Crumbs): void => {
  setTaken(match, match.past, seat, crumbs);
  match.owing = without(match.owing, seat);
  if (match.owing === 0) endRound(match);
};

/** What follows from the last decision of a round. */
const endEvents = (match: MatchState): CrumbsEvent[] => {
  const { taken, eaten } = pastRound(match, match.past - 1);
  return [
    { type: 'crumbsShown', taken, eaten },
    isOver(match)
      ? { type: 'matchEnded', result: outcomeOf(match) }
      : { type: 'plateServed', plate: plateIn(match, match.past) },
  ];
};

/** The same, with the events that followed. */
export const decideWithEvents = (match: MatchState, seat: Seat, crumbs: Crumbs): CrumbsEvent[] => {
  const { past } = match;
  decide(match, seat, crumbs);
  return [{ type: 'decided', seat, crumbs }, ...(match.past > past ? endEvents(match) : [])];
};
