import type { Viewer } from '@miaou/kit';
import { currentRound, decisionOf, isOver, type MatchState, plateIn } from './matchState.js';
import { outcomeOf } from './outcome.js';
import { pastRounds } from './pastRounds.js';
import { seatsIn } from './seatSet.js';
import type { CrumbsEvent, CrumbsView } from './types.js';

/** What one viewer may know: of the decisions of this round its own alone (MK1), and no plate before its round (MS3). */
export const viewOf = (match: MatchState, viewer: Viewer): CrumbsView => ({
  viewer,
  options: match.setup.options,
  toMove: seatsIn(match.owing),
  plate: plateIn(match, currentRound(match)),
  own: viewer === 'spectator' ? null : decisionOf(match, viewer),
  past: pastRounds(match),
  result: isOver(match) ? outcomeOf(match) : null,
});

/** A decision is told without its number to all but its own seat (MK1). */
export const redact = (event: CrumbsEvent, viewer: Viewer): CrumbsEvent =>
  event.type === 'decided' && event.seat !== viewer ? { type: 'decided', seat: event.seat } : event;
