import { guestNumber } from '@miaou/protocol';
import type { SeatFacts } from '@miaou/table';
import { shell } from './shell/index';

/** A name as the page shows it: one that the server made up is in the reader's language. */
export const shownName = (name: string): string => {
  const number = guestNumber(name);
  return number === undefined ? name : shell.words.guest(number);
};

interface Named {
  readonly name?: string;
}

/** People with their names as the page shows them; the same list where none changes. */
export const withShownNames = <Item extends Named>(list: readonly Item[], shown = shownName): readonly Item[] => {
  const isSame = ({ name }: Item): boolean => name === undefined || shown(name) === name;
  if (list.every(isSame)) return list;
  return list.map((item) => (item.name === undefined ? item : { ...item, name: shown(item.name) }));
};

interface Seated {
  readonly seats?: readonly SeatFacts[];
  readonly seating?: readonly SeatFacts[];
  readonly handovers?: readonly Named[];
}

/** A table or the record of a match, with the names as the page shows them; the same object where none changes. */
export const withShownSeats = <Table extends Seated>(table: Table, shown = shownName): Table => {
  const changed = (['seats', 'seating', 'handovers'] as const).flatMap((key) => {
    const list = table[key];
    if (list === undefined) return [];
    const after = withShownNames(list as readonly Named[], shown);
    return after === list ? [] : [[key, after] as const];
  });
  return changed.length === 0 ? table : { ...table, ...Object.fromEntries(changed) };
};
