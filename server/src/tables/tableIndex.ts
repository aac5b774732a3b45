import { type AutomaticMove, automaticMovesOf, type PersonId, type Table } from '@miaou/table';
import type { TableIndex } from '../store/store.js';
import { isListed } from './listing.js';

/** The people whose table it is: those in its seats, and its host even without a seat. */
const peopleAt = ({ host, occupants }: Table): PersonId[] => {
  const people: PersonId[] = [];
  for (const held of occupants) if (held.kind === 'person') people.push(held.person);
  if (host !== undefined && !people.includes(host)) people.push(host);
  return people;
};

/** Of clocks that run, and of clocks that stand for a while. */
const earliestDeadline = (moves: readonly AutomaticMove[]): number | null => {
  const deadlines = moves.flatMap((move) => ('deadline' in move ? [move.deadline] : []));
  return deadlines.length === 0 ? null : Math.min(...deadlines);
};

/** What the store keeps about a table beside its log, so that it can be found without folding every log. */
export const indexOf = (table: Table, at: number): TableIndex => {
  const moves = automaticMovesOf(table);
  return {
    stage: table.stage,
    listed: isListed(table),
    deadline: earliestDeadline(moves),
    people: peopleAt(table),
    needsBot: moves.some((move) => !('deadline' in move)),
    updatedAt: at,
  };
};
