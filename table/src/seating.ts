import { type Seat, seatsOf } from '@miaou/kit';
import { restartOwed } from './clocks.js';
import { allow, type Decision, refuse, UNCHANGED } from './decision.js';
import { handToBot } from './handovers.js';
import type { PersonId } from './ids.js';
import { applyStandIn } from './leaving.js';
import { EMPTY, isInMatch, seatOf, type Table } from './table.js';

const freeSeat = (table: Table): Seat | undefined =>
  seatsOf(table.occupants.length).find((seat) => table.occupants[seat]?.kind === 'empty');

export const decideSit = (table: Table, person: PersonId, name: string, wanted: Seat | undefined): Decision => {
  if (table.stage !== 'gathering') return refuse('match-running');
  if (table.settings.access.join === 'closed' && person !== table.host) return refuse('table-closed');
  const held = seatOf(table, person);
  if (held !== undefined && (wanted === undefined || wanted === held)) return refuse('already-seated', { seat: held });
  const seat = wanted ?? freeSeat(table);
  if (seat === undefined) return refuse('table-full');
  if (table.occupants[seat] === undefined) return refuse('no-such-seat', { seats: table.occupants.length });
  if (table.occupants[seat].kind !== 'empty') return refuse('seat-taken', { seat });
  return allow({ type: 'sat', seat, person, name });
};

/** During a match the seat stays its owner's: a bot stands in and gives it back. */
export const decideStandUp = (table: Table, person: PersonId): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  return isInMatch(table) && isGone(table, seat) ? refuse('already-away') : allow({ type: 'stoodUp', seat });
};

export const decideSeatBot = (table: Table, person: PersonId, seat: Seat, bot: string): Decision => {
  if (person !== table.host) return refuse('host-only');
  if (table.stage !== 'gathering') return refuse('match-running');
  const held = table.occupants[seat];
  if (held === undefined) return refuse('no-such-seat', { seats: table.occupants.length });
  if (held.kind === 'person') return refuse('seat-taken', { seat });
  if (!table.catalog.hasBot(table.settings.game, bot)) return refuse('no-such-bot', { bot });
  return held.kind === 'bot' && held.bot === bot ? UNCHANGED : allow({ type: 'botSeated', seat, bot });
};

export const decideRemoveBot = (table: Table, person: PersonId, seat: Seat): Decision => {
  if (person !== table.host) return refuse('host-only');
  if (table.stage !== 'gathering') return refuse('match-running');
  if (table.occupants[seat]?.kind !== 'bot') return refuse('no-bot-there', { seat });
  return allow({ type: 'botRemoved', seat });
};

/** Spectators and people who have left already can be banned too. */
export const decideSendAway = (table: Table, by: PersonId, person: PersonId, ban: boolean): Decision => {
  if (by !== table.host) return refuse('host-only');
  if (person === table.host) return refuse('cannot-send-host-away');
  if (table.banned.has(person)) return refuse('already-banned');
  if (!ban && seatOf(table, person) === undefined) return refuse('not-seated');
  return allow({ type: 'sentAway', person, banned: ban });
};

export const decideRename = (table: Table, person: PersonId, name: string): Decision => {
  const held = table.occupants.find((occupant) => occupant.kind === 'person' && occupant.person === person);
  if (held?.kind !== 'person') return refuse('not-seated');
  return held.name === name ? UNCHANGED : allow({ type: 'renamed', person, name });
};

/** A person who left or resigned cannot be host; one who only ran out of time may come back at any time. */
const isGone = (table: Table, seat: Seat): boolean => {
  const reason = table.standIns.get(seat);
  return reason === 'left' || reason === 'resigned';
};

/** A table has a host as long as a person plays at it. */
export const passOnHost = (table: Table, leaving: PersonId): void => {
  if (table.host !== leaving) return;
  const next = table.occupants.find(
    (held, index) => held.kind === 'person' && held.person !== leaving && !isGone(table, index as Seat),
  );
  table.host = next?.kind === 'person' ? next.person : undefined;
};

export const vacate = (table: Table, seat: Seat): void => {
  table.occupants[seat] = EMPTY;
  table.standIns.delete(seat);
  for (const votes of table.votes.values()) votes.delete(seat);
};

/** A person who is seated already changes seats. */
export const applySat = (table: Table, seat: Seat, person: PersonId, name: string): void => {
  const before = seatOf(table, person);
  if (before !== undefined) vacate(table, before);
  table.occupants[seat] = { kind: 'person', person, name };
  table.host ??= person;
};

export const applyStoodUp = (table: Table, seat: Seat, at: number): void => {
  const held = table.occupants[seat];
  if (held?.kind !== 'person') return;
  if (isInMatch(table)) applyStandIn(table, seat, 'left', at);
  else vacate(table, seat);
  passOnHost(table, held.person);
};

export const applyBot = (table: Table, seat: Seat, bot: string | undefined): void => {
  table.occupants[seat] = bot === undefined ? EMPTY : { kind: 'bot', bot };
};

/** A person who is sent away in a match loses the seat, and with it the view of its cards, to a bot. */
export const applySentAway = (table: Table, person: PersonId, banned: boolean, at: number): void => {
  const seat = seatOf(table, person);
  if (banned) table.banned.add(person);
  if (seat === undefined) return;
  passOnHost(table, person);
  table.orders.delete(seat);
  table.standIns.delete(seat);
  if (isInMatch(table)) giveToBot(table, seat, at);
  else vacate(table, seat);
};

const giveToBot = (table: Table, seat: Seat, at: number): void => {
  handToBot(table, seat);
  table.occupants[seat] = { kind: 'bot', bot: table.catalog.standInBot(table.settings.game) };
  restartOwed(table, seat, at);
};

export const applyRenamed = (table: Table, person: PersonId, name: string): void => {
  const seat = seatOf(table, person);
  if (seat !== undefined) table.occupants[seat] = { kind: 'person', person, name };
};
