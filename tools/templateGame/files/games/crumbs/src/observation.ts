import { at, type Seat, seat as seatAt, seatsOf, type Viewer } from '@miaou/kit';
import { takenBefore } from './legalMoves.js';
import { currentRound, decisionOf, type MatchState, plateIn } from './matchState.js';
import { MOST_ROUNDS } from './options.js';
import { eatenIn, pastRounds } from './pastRounds.js';
import { hasSeat } from './seatSet.js';
import { CRUMBS, type CrumbsOptions } from './types.js';

const SHARED = 2;
const OWN = CRUMBS.length;
const SEAT = 2 + CRUMBS.length;
const MOST_EATEN = 3 * MOST_ROUNDS;

/**
 * What a viewer may know, as numbers. Seats begin with the viewer's, then clockwise; a spectator's with seat 0.
 *
 * | numbers   | meaning                                                                                            |
 * |-----------|----------------------------------------------------------------------------------------------------|
 * | 1         | rounds that are over, as a share of all                                                            |
 * | 1         | the crumbs on the plate, as a share of the fullest                                                 |
 * | 4         | 1 at what the viewer has decided in this round                                                     |
 * | 6 a seat  | 1 if it owes a decision; the crumbs it has eaten; 1 at what it took in the round before (4 numbers) |
 */
export const observationSize = ({ seats }: CrumbsOptions): number => SHARED + OWN + seats * SEAT;

const writeSeat = (match: MatchState, seat: Seat, cell: number, into: Float32Array): void => {
  const before = takenBefore(match, seat);
  into[cell] = hasSeat(match.owing, seat) ? 1 : 0;
  into[cell + 1] = at(eatenIn(pastRounds(match), match.setup.options.seats), seat) / MOST_EATEN;
  if (before !== null) into[cell + 2 + before] = 1;
};

export const observe = (match: MatchState, viewer: Viewer, into: Float32Array): void => {
  const { seats, rounds } = match.setup.options;
  const first = viewer === 'spectator' ? 0 : viewer;
  const own = viewer === 'spectator' ? null : decisionOf(match, viewer);
  into.fill(0);
  into[0] = match.past / rounds;
  into[1] = plateIn(match, currentRound(match)) / (3 * seats);
  if (own !== null) into[SHARED + own] = 1;
  for (const place of seatsOf(seats))
    writeSeat(match, seatAt((first + place) % seats), SHARED + OWN + place * SEAT, into);
};
