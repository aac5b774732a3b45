import type { Entry } from './entry.js';
import type { CommandId, PersonId } from './ids.js';
import { type AnsweredCommand, audienceOf, type ByCommand, seatOf, type Table } from './table.js';

/** A client leaves fewer commands than this unanswered, so every retry is recognized, however much others send. */
export const REMEMBERED_COMMANDS = 32;
const REMEMBERED_PEOPLE = 256;
const CROWDED = REMEMBERED_PEOPLE / 2;

const dropOldest = <K>(map: Map<K, unknown>, most: number, isKept: (key: K) => boolean): void => {
  if (map.size <= most) return;
  for (const oldest of map.keys()) {
    if (isKept(oldest)) continue;
    map.delete(oldest);
    if (map.size <= most) return;
  }
};

const never = (): boolean => false;

/**
 * Remembers something for a command. Who sits at the table, or is its host, is never forgotten for others: enough talkers could
 * otherwise make the server do a player's command twice.
 */
export const rememberFor = <T>(
  table: Table,
  known: ByCommand<T>,
  { person, id }: { readonly person: PersonId; readonly id: CommandId },
  value: T,
): void => {
  const own = known.get(person) ?? new Map<CommandId, T>();
  own.set(id, value);
  dropOldest(own, REMEMBERED_COMMANDS, never);
  // The order of people matters only when the oldest may soon be dropped.
  if (known.size > CROWDED) known.delete(person);
  known.set(person, own);
  dropOldest(known, REMEMBERED_PEOPLE, (other) => other === table.host || seatOf(table, other) !== undefined);
};

export const recallCommand = (table: Table, person: PersonId, id: CommandId): AnsweredCommand | undefined =>
  table.answered.get(person)?.get(id);

export const rememberCommand = (table: Table, { command }: Entry): void => {
  if (command === undefined) return;
  const n = table.heads.get(audienceOf(table, command.person)) ?? 0;
  rememberFor(table, table.answered, command, { mark: command, n });
};
