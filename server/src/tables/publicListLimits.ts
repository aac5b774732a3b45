import type { LobbyTable } from '@miaou/protocol';
import type { PersonId } from '@miaou/table';

/** A public table, and what its place depends on. */
export interface Listed {
  readonly table: LobbyTable;
  readonly host: PersonId | undefined;
  readonly openedAt: number;
}

/** How many tables a list has room for, at most so many of the same host, and of the same address. */
export interface ListLimits {
  readonly all: number;
  readonly ofHost: number;
  readonly ofAddress: number;
  /** Of all hosts together that have not been seen since the server started. */
  readonly ofUnknownAddress: number;
}

/** By nothing that changes: neither a secret order nor a seat that is taken and left again may move a table. */
const lastOpenedFirst = (a: Listed, b: Listed): number =>
  b.openedAt - a.openedAt || (a.table.table < b.table.table ? 1 : -1);

/** Counts up to a bound for each key. */
class Counter<K> {
  readonly #counts = new Map<K, number>();

  has(key: K, most: number): boolean {
    return (this.#counts.get(key) ?? 0) < most;
  }

  add(key: K): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }
}

/** The tables that have a place, the last opened first. */
export const selectTables = (
  tables: readonly Listed[],
  places: ListLimits,
  addressOf: (listed: Listed) => string | undefined,
): readonly Listed[] => {
  const [ofHost, ofAddress] = [new Counter<PersonId | undefined>(), new Counter<string | undefined>()];
  const selected: Listed[] = [];
  for (const listed of tables.toSorted(lastOpenedFirst)) {
    if (selected.length === places.all) break;
    const address = addressOf(listed);
    const most = address === undefined ? places.ofUnknownAddress : places.ofAddress;
    if (!ofHost.has(listed.host, places.ofHost) || !ofAddress.has(address, most)) continue;
    ofHost.add(listed.host);
    ofAddress.add(address);
    selected.push(listed);
  }
  return selected;
};
