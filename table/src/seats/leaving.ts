import type { Seat } from '@miaou/kit';
import { allow, type Decision, refuse } from '../decision.js';
import type { PersonId } from '../ids.js';
import { grantGrace, restartOwed } from '../match/clocks.js';
import { finish } from '../match/playing.js';
import { isInMatch, type StandIn, seatOf, seatsInPlay, type Table } from '../table.js';
import { handBack, handToBot } from './handovers.js';

/**
 * The match goes on with a bot in the seat: one player who resigns does not end it for the others. Where the others are bots it is over:
 * nobody would care how they end it.
 */
export const decideResign = (table: Table, person: PersonId): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (!isInMatch(table)) return refuse('no-match');
  if (table.standIns.get(seat) === 'resigned') return refuse('already-resigned');
  const isAlone = seatsInPlay(table).every((other) => other === seat);
  return allow({ type: 'resigned', seat, ...(isAlone ? { ends: true } : {}) });
};

export const decideReturn = (table: Table, person: PersonId): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (!isInMatch(table)) return refuse('no-match');
  const reason = table.standIns.get(seat);
  if (reason === undefined) return refuse('not-away');
  return reason === 'resigned' ? refuse('already-resigned') : allow({ type: 'returned', seat });
};

export const applyStandIn = (table: Table, seat: Seat, reason: StandIn, at: number): void => {
  handToBot(table, seat);
  table.standIns.set(seat, reason);
  table.orders.delete(seat);
  restartOwed(table, seat, at);
};

/** A match that ended before its rules did: it has no result. */
export const applyLastResigned = (table: Table, seat: Seat): void => {
  table.standIns.set(seat, 'resigned');
  table.owed.clear();
  finish(table);
};

/** The first person who comes back to a table that all had left becomes its host. */
export const applyReturned = (table: Table, seat: Seat, at: number): void => {
  const held = table.occupants[seat];
  if (held?.kind === 'person') table.host ??= held.person;
  table.standIns.delete(seat);
  handBack(table, seat);
  grantGrace(table, seat);
  restartOwed(table, seat, at);
};
