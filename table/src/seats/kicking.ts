import type { Seat } from '@miaou/kit';
import { allow, type Decision, refuse } from '../decision.js';
import type { PersonId } from '../ids.js';
import { restartOwed } from '../match/clocks.js';
import { isInMatch, seatOf, type Table } from '../table.js';
import { handToBot, standInAt } from './handovers.js';
import { passOnHost, vacate } from './seating.js';

/** Only the host kicks. Spectators and people who have left already can be banned too. */
export const decideSendAway = (table: Table, by: PersonId, person: PersonId, ban: boolean): Decision => {
  if (by !== table.host) return refuse('host-only');
  if (person === table.host) return refuse('cannot-send-host-away');
  if (table.banned.has(person)) return refuse('already-banned');
  if (!ban && seatOf(table, person) === undefined) return refuse('not-seated');
  return allow({ type: 'sentAway', person, banned: ban });
};

/** A person who is sent away in a match loses the seat, and with it the view of its cards, to a bot. */
export const applySentAway = (table: Table, person: PersonId, banned: boolean, at: number): void => {
  const seat = seatOf(table, person);
  if (banned) table.banned.add(person);
  if (seat === undefined) return;
  if (isInMatch(table)) table.sentAway.add(person);
  passOnHost(table, person);
  table.orders.delete(seat);
  table.standIns.delete(seat);
  if (isInMatch(table)) giveToBot(table, seat, at);
  else vacate(table, seat);
};

const giveToBot = (table: Table, seat: Seat, at: number): void => {
  handToBot(table, seat);
  table.occupants[seat] = { kind: 'bot', bot: standInAt(table, seat) };
  restartOwed(table, seat, at);
};
