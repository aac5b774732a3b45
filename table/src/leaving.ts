import type { Seat } from '@miaou/kit';
import { grantGrace, restartOwed } from './clocks.js';
import { allow, refuse, type Verdict } from './decision.js';
import type { PersonId } from './ids.js';
import { isInMatch, type StandIn, seatOf, type Table } from './table.js';

/** The rules go on with a bot in the seat; nobody's match ends because one player has had enough. */
export const decideResign = (table: Table, person: PersonId): Verdict => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (!isInMatch(table)) return refuse('no-match');
  return table.standIns.get(seat) === 'resigned' ? refuse('already-resigned') : allow({ type: 'resigned', seat });
};

export const decideReturn = (table: Table, person: PersonId): Verdict => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (!isInMatch(table)) return refuse('no-match');
  const reason = table.standIns.get(seat);
  if (reason === undefined) return refuse('not-away');
  return reason === 'resigned' ? refuse('already-resigned') : allow({ type: 'returned', seat });
};

/** A clock that ran out is checked against the table as it is now: the move may have come in the same moment. */
export const decideTimeOut = (table: Table, seat: Seat, deadline: number, now: number): Verdict => {
  const owed = table.owed.get(seat);
  const isOut = table.stage === 'playing' && owed?.deadline === deadline && now >= deadline;
  return isOut ? allow({ type: 'timedOut', seat }) : refuse('no-longer-due');
};

export const applyStandIn = (table: Table, seat: Seat, reason: StandIn, at: number): void => {
  table.standIns.set(seat, reason);
  table.orders.delete(seat);
  restartOwed(table, seat, at);
};

/** Whoever comes back to a table that everybody had left finds it without a host. */
export const applyReturned = (table: Table, seat: Seat, at: number): void => {
  const held = table.occupants[seat];
  if (held?.kind === 'person') table.host ??= held.person;
  table.standIns.delete(seat);
  grantGrace(table, seat);
  restartOwed(table, seat, at);
};
