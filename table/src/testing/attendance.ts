import { type Chance, drawn } from '@miaou/kit';
import type { SystemCommand } from '../command.js';
import type { PersonId } from '../ids.js';
import { type AttendanceMove, attendanceMovesOf } from '../seats/away.js';
import type { Playground } from './playground.js';

const commandFor = (move: AttendanceMove): SystemCommand => {
  if (!('since' in move)) return move;
  const { since: _, ...command } = move;
  return command;
};

/** Everything that is due when only these people are connected. */
export const withOnly = (play: Playground, ...here: readonly PersonId[]): readonly SystemCommand[] =>
  attendanceMovesOf(play.table, { isPresent: (person) => here.includes(person), leftAt: () => 0 }).map(commandFor);

/** Some of the people are connected, and something of what follows from it happens, when its time has come. */
export const letAttendanceAct = (play: Playground, people: readonly PersonId[], chance: Chance): void => {
  const due = withOnly(play, ...people.filter(() => chance.below(2) === 0));
  if (due.length === 0) return;
  const command = drawn(due, chance);
  if ('deadline' in command) play.at = Math.max(play.at, command.deadline);
  play.own(command);
};
