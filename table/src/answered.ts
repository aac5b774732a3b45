import type { Entry } from './entry.js';
import type { CommandId, PersonId } from './ids.js';
import { type AnsweredCommand, audienceOf, type Table } from './table.js';

/** A client keeps fewer commands than this unanswered, so whatever it sends again is still known, however much others talk. */
export const REMEMBERED_COMMANDS = 32;
const REMEMBERED_PEOPLE = 256;
const CROWDED = REMEMBERED_PEOPLE / 2;

const dropOldest = <K>(map: Map<K, unknown>, most: number): void => {
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
};

export const recallCommand = (table: Table, person: PersonId, id: CommandId): AnsweredCommand | undefined =>
  table.answered.get(person)?.get(id);

export const rememberCommand = (table: Table, { command }: Entry): void => {
  if (command === undefined) return;
  const own = table.answered.get(command.person) ?? new Map<CommandId, AnsweredCommand>();
  own.set(command.id, { mark: command, n: table.heads.get(audienceOf(table, command.person)) ?? 0 });
  dropOldest(own, REMEMBERED_COMMANDS);
  // Who spoke last matters only where somebody may soon have to be forgotten.
  if (table.answered.size > CROWDED) table.answered.delete(command.person);
  table.answered.set(command.person, own);
  dropOldest(table.answered, REMEMBERED_PEOPLE);
};
