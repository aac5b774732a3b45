import { type Decision, refuse } from './decision.js';
import type { Table } from './table.js';

/** A table that the operator has closed takes no more commands, of nobody. */
export const closedRefusal = (table: Table): Decision | undefined =>
  table.stage === 'closed' ? refuse('closed-by-operator') : undefined;

/** A running match is abandoned: it keeps its secrets and gets no record. */
export const applyClosed = (table: Table): void => {
  table.stage = 'closed';
  table.orders.clear();
  table.owed.clear();
  table.away.clear();
  table.pausedFor.clear();
  table.votes.clear();
  table.proposal = undefined;
};
