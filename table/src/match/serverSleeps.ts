import { allow, type Decision, refuse } from '../decision.js';
import type { Table } from '../table.js';
import { nextDeadline } from './clocks.js';

/**
 * A time in which the server was not there: it was down or suspended, or its clock was set forward over it. Nobody could move then, so
 * nobody may lose by it. In milliseconds since 1970.
 */
export interface Sleep {
  readonly from: number;
  readonly to: number;
}

/**
 * How much of these sleeps the running clocks of a table have lost. What was slept before the newest entry was given back before that
 * entry: giving it back is an entry itself.
 */
export const timeLost = (table: Table, sleeps: readonly Sleep[]): number =>
  nextDeadline(table) === undefined
    ? 0
    : sleeps.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, table.at)), 0);

export const decideGiveTime = (table: Table, sleeps: readonly Sleep[]): Decision => {
  const milliseconds = timeLost(table, sleeps);
  return milliseconds > 0 ? allow({ type: 'delayed', milliseconds }) : refuse('no-longer-due');
};
