import { sameJson } from '@miaou/kit';
import { type AnswerMessage, RETRY_CODES } from '@miaou/protocol';
import {
  type Change,
  type Command,
  nextDeadline,
  type PersonId,
  type Snapshot,
  snapshot,
  type TableId,
} from '@miaou/table';
import type { History, SentCommand, Shown } from '../client/history.js';
import type { Logs } from './logs.js';
import { commandKey, type LogReplay, type Place, placeKey, replayLog } from './replayLog.js';

/** Codes that do not say whether the command is in the log. A reused id stands in the log by definition, under another command. */
const INCONCLUSIVE_CODES = [...RETRY_CODES, 'command-id-reused'];

/** Whether a table shows already what a command asks for: it is acknowledged then, and makes no entry. */
const isSoAlready = ({ as, seats, settings, order, wish }: Snapshot, command: Command): boolean => {
  if (command.type === 'seatBot') return seats[command.seat]?.bot === command.bot;
  if (command.type === 'configure') return sameJson(settings, command.settings);
  if (command.type === 'order') return sameJson(order, command.order);
  return command.type === 'rematch' && as !== 'spectator' && wish?.agreed.includes(as) === true;
};

/** The table as its sender was shown it when a command was acknowledged. */
const pictureAt = (person: PersonId, n: number, { snapshots }: LogReplay): Snapshot | undefined =>
  [...snapshots.entries()]
    .filter(([place]) => place.endsWith(` ${n}`))
    .map(([, text]) => JSON.parse(text) as Snapshot)
    .find(({ as, seats }) => as !== 'spectator' && seats[as]?.person === person);

const absentFault = (sent: SentCommand, person: PersonId, n: number, replay: LogReplay): string | undefined => {
  const picture = pictureAt(person, n, replay);
  return picture !== undefined && isSoAlready(picture, sent.command) ? undefined : 'acknowledged, and not in the log';
};

const answerFault = (
  answer: AnswerMessage,
  places: readonly Place[],
  absent: (n: number) => string | undefined,
): string | undefined => {
  if ('refusal' in answer) {
    const { code } = answer.refusal;
    return places.length > 0 && !INCONCLUSIVE_CODES.includes(code) ? `refused as ${code}, and in the log` : undefined;
  }
  const [place, ...more] = places;
  if (place === undefined) return absent(answer.n);
  if (more.length > 0) return `acknowledged once, and in the log ${places.length} times`;
  return place.n === answer.n ? undefined : `acknowledged at ${answer.n}, and in the log at ${place.n}`;
};

/** I1: every acknowledged command is in the log exactly once, at the acknowledged place; a refused one is not. */
const durableFaults = (table: TableId, { person, sent, answers }: History, replay: LogReplay): string[] =>
  [...sent.values()].flatMap((command) => {
    if (command.table !== table) return [];
    const found = replay.places.get(commandKey(person, command.id)) ?? [];
    const absent = (n: number) => absentFault(command, person, n, replay);
    const faults = (answers.get(command.id) ?? []).map((answer) => answerFault(answer, found, absent));
    return faults.flatMap((fault) =>
      fault === undefined ? [] : [`I1 durable: ${command.id} (${command.command.type}) was ${fault}`],
    );
  });

const shownFault = (shown: Shown, { updates, snapshots }: LogReplay): string | undefined => {
  if (shown.kind === 'update') {
    const told = updates.get(placeKey(shown.as, shown.n));
    const found = JSON.stringify(shown.changes);
    return told === found ? undefined : `update ${shown.n} to ${shown.as} was ${found}, by the log ${told ?? 'none'}`;
  }
  const { as, n } = shown.snapshot;
  const told = snapshots.get(placeKey(as, n));
  const found = JSON.stringify(shown.snapshot);
  return told === found ? undefined : `the picture ${n} of ${as} was ${found}, by the log ${told ?? 'none'}`;
};

/** I4: whatever a client was shown is what the log says that it was to be shown at that place, byte for byte. */
const prefixFaults = (table: TableId, history: History, replay: LogReplay): string[] =>
  history.shown.flatMap((shown) => {
    const fault = shown.table === table ? shownFault(shown, replay) : undefined;
    return fault === undefined ? [] : [`I4 prefix: ${fault}`];
  });

/**
 * I4: nothing that a client is shown is older than what it was shown before, also after it reconnected or changed its seat. An update
 * that is sent twice is ignored by its number, a snapshot is not.
 */
const backwardFaults = (table: TableId, { shown, isInOrder }: History, { begun }: LogReplay): string[] => {
  let newest = 0;
  return shown.flatMap((one) => {
    if (one.table !== table || !isInOrder) return [];
    const { as, n } = one.kind === 'update' ? one : one.snapshot;
    const known = newest;
    newest = Math.max(newest, begun.get(placeKey(as, n)) ?? 0);
    const replacedBy = begun.get(placeKey(as, n + 1)) ?? Number.POSITIVE_INFINITY;
    return one.kind === 'update' || replacedBy > known
      ? []
      : [`I4 prefix: the picture ${n} of ${as} was shown after entry ${known}, and out of date since ${replacedBy}`];
  });
};

/** What must hold at any moment, also right after a crash: I1, I2, I4. */
export const faultsAtAnyMoment = (logs: Logs, histories: readonly History[]): string[] =>
  [...logs].flatMap(([table, rows]) => {
    const replay = replayLog(table, rows);
    const ofClients = histories.flatMap((history) => [
      ...durableFaults(table, history, replay),
      ...prefixFaults(table, history, replay),
      ...backwardFaults(table, history, replay),
    ]);
    return [...replay.faults, ...ofClients];
  });

/** Tables that clients know and the disk does not. */
export const lostTables = (logs: Logs, histories: readonly History[]): string[] => {
  const known = new Set(histories.flatMap(({ shown }) => shown.map(({ table }) => table)));
  return [...known].flatMap((table) => (logs.has(table) ? [] : [`I1 durable: table ${table} is not on disk`]));
};

/** A client at rest: what it has of a table. */
export interface Resting {
  readonly history: History;
  readonly table: TableId;
  readonly snapshot: Snapshot | undefined;
}

const isTalk = (changes: string | undefined): boolean =>
  changes !== undefined && (JSON.parse(changes) as Change[]).every(({ type }) => type === 'said');

/**
 * How the table must look to a client at rest. Runs end once everybody has seen the end of the match: what somebody says whose page is a
 * moment behind may be stored and acknowledged then, and still be on its way to the others.
 */
const expectedSnapshot = (own: Snapshot, replay: LogReplay): Snapshot => {
  const newest = snapshot(replay.table, own.as);
  if (own.stage !== 'over' || own.n > newest.n) return newest;
  const missing = Array.from({ length: newest.n - own.n }, (_, index) =>
    replay.updates.get(placeKey(own.as, own.n + 1 + index)),
  );
  return missing.every(isTalk) ? { ...newest, n: own.n } : newest;
};

/** I3: the view byte for byte, and all that stands around it. */
const convergentFault = ({ table, snapshot: own }: Resting, replay: LogReplay | undefined): string | undefined => {
  if (own === undefined || replay === undefined) return `nobody knows anything of ${table}`;
  const truth = expectedSnapshot(own, replay);
  if (JSON.stringify(own.view) !== JSON.stringify(truth.view))
    return `${own.as} sees ${JSON.stringify(own.view)}, by the log ${JSON.stringify(truth.view)}`;
  return sameJson(own, truth)
    ? undefined
    : `${own.as} has ${JSON.stringify({ ...own, view: 0 })}, by the log ${JSON.stringify({ ...truth, view: 0 })}`;
};

const overdueFaults = ({ table }: LogReplay, now: number): string[] => {
  const next = nextDeadline(table);
  return next === undefined || next.deadline > now ? [] : [`I6 live: a deadline of ${table.id} never fired`];
};

/** What must hold once faults have stopped and all is quiet: I3 and I6. */
export const faultsAtRest = (logs: Logs, resting: readonly Resting[], now: number): string[] => {
  const replays = new Map([...logs].map(([table, rows]) => [table, replayLog(table, rows)]));
  const ofClients = resting.flatMap((client) => {
    const fault = convergentFault(client, replays.get(client.table));
    const pending = client.history.pending().filter(({ table }) => table === client.table);
    const unanswered = pending.map(({ id }) => `I6 live: ${id} was never answered`);
    return fault === undefined ? unanswered : [`I3 convergent: ${fault}`, ...unanswered];
  });
  return [...ofClients, ...[...replays.values()].flatMap((replay) => overdueFaults(replay, now))];
};
