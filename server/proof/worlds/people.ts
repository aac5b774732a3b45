import { type PersonId, personId, type TableId, tableId } from '@miaou/table';
import type { Guest } from '../client/guest.js';

const ID_LENGTH = 22;

const idOf = (name: string): string => name.padEnd(ID_LENGTH, '_');

/** The same people, with the same secrets, in every world: one for each seat, and one who looks on. */
export const PEOPLE = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'spectator'] as const;

export type Name = (typeof PEOPLE)[number];

export const personNamed = (name: Name): PersonId => personId(idOf(name));

export const secretOf = (name: Name): string => idOf(`secret-of-${name}`);

export const guestNamed = (name: Name): Guest => ({
  person: personNamed(name),
  cookie: `miaou=${secretOf(name)}`,
  from: `127.0.3.${PEOPLE.indexOf(name) + 1}`,
});

export const tableNumbered = (number: number): TableId => tableId(idOf(`table-${number}`));
