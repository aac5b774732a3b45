import { type Seat, seatsOf } from '@miaou/kit';
import { allow, type Decision, refuse, UNCHANGED } from '../decision.js';
import type { PersonId } from '../ids.js';
import { restartOwed } from '../match/clocks.js';
import { leaveRematch } from '../match/proposals.js';
import { EMPTY, isGone, isInMatch, type Occupant, seatOf, type Table } from '../table.js';
import { handToPerson } from './handovers.js';
import { applyStandIn } from './leaving.js';

const freeSeat = (table: Table): Seat | undefined =>
  seatsOf(table.occupants.length).find((seat) => table.occupants[seat]?.kind === 'empty');

/** Who was sent away in this match knows the cards of a seat. */
const whyNotTaken = (table: Table, person: PersonId, seat: Seat, held: Occupant): Decision | undefined => {
  if (held.kind === 'empty') return undefined;
  if (held.kind === 'person' || table.settings.botSeats === 'kept') return refuse('seat-taken', { seat });
  return isInMatch(table) && table.sentAway.has(person) ? refuse('sent-away') : undefined;
};

/** A free seat before a match; the seat of a bot also while one is played. */
export const decideSit = (table: Table, person: PersonId, name: string, wanted: Seat | undefined): Decision => {
  const isRunning = isInMatch(table);
  if (table.stage !== 'gathering' && (!isRunning || wanted === undefined)) return refuse('match-running');
  if (table.settings.access.join === 'closed' && person !== table.host) return refuse('table-closed');
  const held = seatOf(table, person);
  if (held !== undefined && (wanted === undefined || wanted === held)) return refuse('already-seated', { seat: held });
  // Who holds a seat in a match knows its cards.
  if (held !== undefined && isRunning) return refuse('already-seated', { seat: held });
  const seat = wanted ?? freeSeat(table);
  if (seat === undefined) return refuse('table-full');
  const there = table.occupants[seat];
  if (there === undefined) return refuse('no-such-seat', { seats: table.occupants.length });
  return whyNotTaken(table, person, seat, there) ?? allow({ type: 'sat', seat, person, name });
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

export const decideRename = (table: Table, person: PersonId, name: string): Decision => {
  const held = table.occupants.find((occupant) => occupant.kind === 'person' && occupant.person === person);
  if (held?.kind !== 'person') return refuse('not-seated');
  return held.name === name ? UNCHANGED : allow({ type: 'renamed', person, name });
};

/** A table has a host as long as a person plays at it. Who left or resigned cannot be host. */
export const passOnHost = (table: Table, leaving: PersonId): void => {
  if (table.host !== leaving) return;
  const next = table.occupants.find(
    (held, index) => held.kind === 'person' && held.person !== leaving && !isGone(table, index as Seat),
  );
  table.host = next?.kind === 'person' ? next.person : undefined;
};

/** Where all had left, the first who is there again is the host. */
export const adoptHost = (table: Table): void => {
  const first = table.occupants.find(({ kind }) => kind === 'person');
  if (first?.kind === 'person') table.host ??= first.person;
};

export const vacate = (table: Table, seat: Seat): void => {
  table.occupants[seat] = EMPTY;
  table.standIns.delete(seat);
  for (const votes of table.votes.values()) votes.delete(seat);
  table.meows?.delete(seat);
  leaveRematch(table, seat);
};

/** A person who is seated already changes seats. In a match the decision that a bot owes is the person's. */
export const applySat = (table: Table, seat: Seat, person: PersonId, name: string, at: number): void => {
  handToPerson(table, seat, name);
  const before = seatOf(table, person);
  if (before !== undefined) vacate(table, before);
  table.occupants[seat] = { kind: 'person', person, name };
  table.host ??= person;
  if (isInMatch(table)) restartOwed(table, seat, at);
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

export const applyRenamed = (table: Table, person: PersonId, name: string): void => {
  const seat = seatOf(table, person);
  if (seat !== undefined) table.occupants[seat] = { kind: 'person', person, name };
};
