import type { Seat } from '@miaou/kit';
import { allow, type Decision, refuse } from '../decision.js';
import type { PersonId } from '../ids.js';
import { isGone, isPlayedByBot, seatOf, seatsInPlay, type Table } from '../table.js';
import { decideStandUp } from './seating.js';

/** How long a person who is waited for may be away before the others are told. */
export const AWAY_NOTICE = 20_000;

/** How long after that a bot plays for them by itself. Together with the notice it is two minutes. */
const AWAY_LIMIT = 100_000;

/** A host who is away for so long is no longer host, where there is another. */
export const HOST_AWAY_LIMIT = 120_000;

/** Who is connected, as the program around the table reports it. */
export interface Presence {
  isPresent(person: PersonId): boolean;
  /** Since when a person is not connected. */
  leftAt(person: PersonId): number;
}

/** What people who come and go make due. The host issues each as a system command, when its time has come. */
export type AttendanceMove =
  | { readonly type: 'noteAway'; readonly seat: Seat; readonly decision: number; readonly since: number }
  | { readonly type: 'replaceAway'; readonly seat: Seat; readonly deadline: number }
  | { readonly type: 'comeBack'; readonly person: PersonId }
  | { readonly type: 'passHost'; readonly from: PersonId; readonly to: PersonId; readonly since: number };

/** Whom a match waits for is public, so it tells nothing new that one of them is away. */
const owesMove = (table: Table, seat: Seat): boolean =>
  table.stage === 'playing' && table.owed.has(seat) && !isPlayedByBot(table, seat);

const owesAnswer = (table: Table, seat: Seat): boolean =>
  table.stage === 'over' &&
  table.proposal?.wish === 'rematch' &&
  !isGone(table, seat) &&
  !table.proposal.agreed.includes(seat);

/** Whether the others wait for the person on a seat. With days for each move, being away is the normal case. */
const isAwaited = (table: Table, seat: Seat): boolean =>
  table.settings.clock.kind !== 'days' &&
  table.occupants[seat]?.kind === 'person' &&
  (owesMove(table, seat) || owesAnswer(table, seat));

/** The entry that made them wait. */
const decisionOf = (table: Table, seat: Seat): number => table.owed.get(seat)?.entry ?? table.matchesPlayed;

export const decideNoteAway = (table: Table, seat: Seat, decision: number): Decision => {
  const isDue = isAwaited(table, seat) && !table.away.has(seat) && decisionOf(table, seat) === decision;
  return isDue ? allow({ type: 'wentAway', seat }) : refuse('no-longer-due');
};

/** Any person at the table may ask for it, also one who resigned and looks on. */
export const decideStandIn = (table: Table, person: PersonId, seat: Seat): Decision => {
  if (seatOf(table, person) === undefined) return refuse('not-seated');
  if (table.stage !== 'playing') return refuse('no-match');
  return table.away.has(seat) ? allow({ type: 'replaced', seat }) : refuse('player-present');
};

export const decideReplaceAway = (table: Table, seat: Seat, deadline: number, now: number): Decision => {
  const isDue = table.stage === 'playing' && table.away.get(seat) === deadline && now >= deadline;
  return isDue ? allow({ type: 'replaced', seat }) : refuse('no-longer-due');
};

/** Who stood up or resigned said so, and takes the seat back by a command or not at all. */
export const decideComeBack = (table: Table, person: PersonId): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('no-longer-due');
  const reason = table.standIns.get(seat);
  const isReplaced = table.stage !== 'over' && (reason === 'away' || reason === 'timedOut');
  return isReplaced || table.away.has(seat) ? allow({ type: 'cameBack', seat }) : refuse('no-longer-due');
};

export const decidePassHost = (table: Table, from: PersonId, to: PersonId): Decision => {
  const isDue = table.host === from && heirsOf(table).includes(to);
  return isDue ? allow({ type: 'hostPassed', person: to }) : refuse('no-longer-due');
};

/** A person who does not come back. A host without a seat passes on the table: nobody else could start a match. */
export const decideLeave = (table: Table, person: PersonId): Decision =>
  table.host === person && seatOf(table, person) === undefined
    ? allow({ type: 'hostPassed', person: heirsOf(table)[0] ?? null })
    : decideStandUp(table, person);

export const applyWentAway = (table: Table, seat: Seat, at: number): void => {
  const isAuto = (table.settings.away ?? 'auto') === 'auto' && table.stage === 'playing';
  table.away.set(seat, isAuto ? at + AWAY_LIMIT : null);
};

/** To be called after every entry: who is no longer waited for need not be told of. */
export const forgetAway = (table: Table): void => {
  for (const seat of table.away.keys()) if (!isAwaited(table, seat)) table.away.delete(seat);
};

const personAt = (table: Table, seat: Seat): PersonId | undefined => {
  const held = table.occupants[seat];
  return held?.kind === 'person' ? held.person : undefined;
};

/** Those who may be host, but for the present one. */
const heirsOf = (table: Table): PersonId[] =>
  seatsInPlay(table).flatMap((seat) => {
    const person = personAt(table, seat);
    return person === undefined || person === table.host ? [] : [person];
  });

const moveOfAbsent = (table: Table, seat: Seat, since: number): AttendanceMove | undefined => {
  const deadline = table.away.get(seat);
  if (typeof deadline === 'number') return { type: 'replaceAway', seat, deadline };
  if (deadline === null || !isAwaited(table, seat)) return undefined;
  return { type: 'noteAway', seat, decision: decisionOf(table, seat), since };
};

const moveOfPresent = (table: Table, seat: Seat, person: PersonId): AttendanceMove | undefined => {
  const isReplaced = table.stage !== 'over' && table.standIns.get(seat) === 'away';
  return table.away.has(seat) || isReplaced ? { type: 'comeBack', person } : undefined;
};

const moveOfPerson = (table: Table, seat: Seat, person: PersonId, presence: Presence): AttendanceMove | undefined =>
  presence.isPresent(person) ? moveOfPresent(table, seat, person) : moveOfAbsent(table, seat, presence.leftAt(person));

const moveOfHost = (table: Table, presence: Presence): AttendanceMove | undefined => {
  const { host } = table;
  if (host === undefined || presence.isPresent(host)) return undefined;
  const to = heirsOf(table).find((person) => presence.isPresent(person));
  return to === undefined ? undefined : { type: 'passHost', from: host, to, since: presence.leftAt(host) };
};

/** What is due because of who is here and who is not. Where nobody sits who is here, a match waits for whoever comes first. */
export const attendanceMovesOf = (table: Table, presence: Presence): AttendanceMove[] => {
  const moves: AttendanceMove[] = [];
  // A closed table refuses everything: what is due for ever would be tried without end.
  if (table.stage === 'closed') return moves;
  if (!table.occupants.some((held) => held.kind === 'person' && presence.isPresent(held.person))) return moves;
  for (const [index, held] of table.occupants.entries()) {
    if (held.kind !== 'person') continue;
    const move = moveOfPerson(table, index as Seat, held.person, presence);
    if (move !== undefined) moves.push(move);
  }
  const passed = moveOfHost(table, presence);
  if (passed !== undefined) moves.push(passed);
  return moves;
};
