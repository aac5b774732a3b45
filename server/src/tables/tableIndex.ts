import { automaticMovesOf, nextDeadline, type PersonId, type Table } from '@miaou/table';
import type { TableIndex } from '../store/store.js';
import { isListed } from './listing.js';

/** The people whose table it is: those in its seats, and its host even without a seat. */
const peopleAt = ({ host, occupants }: Table): PersonId[] => {
  const people: PersonId[] = [];
  for (const held of occupants) if (held.kind === 'person') people.push(held.person);
  if (host !== undefined && !people.includes(host)) people.push(host);
  return people;
};

/** What the store keeps about a table beside its log, so that it can be found without folding every log. */
export const indexOf = (table: Table, at: number): TableIndex => ({
  stage: table.stage,
  listed: isListed(table),
  deadline: nextDeadline(table)?.deadline ?? null,
  people: peopleAt(table),
  needsBot: automaticMovesOf(table).some(({ type }) => type !== 'deadline'),
  updatedAt: at,
});
