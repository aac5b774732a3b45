import { at, type Chance, drawn, type Seat, seatsOf, shuffled } from '@miaou/kit';
import { platesFor } from './deal.js';
import { allowedAfter, takenBefore } from './legalMoves.js';
import { type MatchState, setTaken } from './matchState.js';
import { type CrumbsPosition, startPosition } from './position.js';
import { without } from './seatSet.js';
import { makeSetup } from './setup.js';
import type { CrumbsView } from './types.js';

/** The plates that were served, then any of the others (MS3). */
const drawPlates = ({ options, plate, past, result }: CrumbsView, chance: Chance): readonly number[] => {
  const served = [...past.map((round) => round.plate), ...(result === null ? [plate] : [])];
  const others = platesFor(options.seats).filter((other) => !served.includes(other));
  return [...served, ...shuffled(others, chance)].slice(0, options.rounds);
};

const restorePast = (match: MatchState, { past, options }: CrumbsView): void => {
  for (const [round, { taken }] of past.entries())
    for (const seat of seatsOf(options.seats)) setTaken(match, round, seat, at(taken, seat));
  match.past = past.length;
  match.owing = past.length === options.rounds ? 0 : match.setup.everyone;
};

/** Another's decision may be any that was allowed (MR2, MK1). */
const drawDecision = (match: MatchState, seat: Seat, view: CrumbsView, chance: Chance): void => {
  const shown = seat === view.viewer ? view.own : null;
  setTaken(match, match.past, seat, shown ?? drawn(allowedAfter(takenBefore(match, seat)), chance));
  match.owing = without(match.owing, seat);
};

/** A full position that the viewer cannot tell from the real one. */
export const sample = (view: CrumbsView, chance: Chance): CrumbsPosition => {
  const position = startPosition(makeSetup(view.options, { plates: drawPlates(view, chance) }));
  restorePast(position, view);
  if (view.result !== null) return position;
  for (const seat of seatsOf(view.options.seats))
    if (!view.toMove.includes(seat)) drawDecision(position, seat, view, chance);
  return position;
};
