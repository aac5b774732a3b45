import { sameJson } from '@miaou/kit';
import type { LobbyTable } from '@miaou/protocol';
import type { PersonId, Table, TableId } from '@miaou/table';
import { isListed, lobbyTableOf } from './listing.js';
import { type Listed, type ListLimits, selectTables } from './publicListLimits.js';

/** How many tables one list shows, and how many of them may be of the same host or the same address. */
const PLACES: ListLimits = { all: 100, ofHost: 2, ofAddress: 10, ofUnknownAddress: 50 };

/** More are kept than shown, so that the list stays full when tables end. */
export const REMEMBERED_TABLES = 10 * PLACES.all;

/** Addresses from which tables were opened; the oldest are forgotten. */
const REMEMBERED_ADDRESSES = 10_000;

export interface LobbyServices {
  /** The present spectators, who are not part of the log. */
  watching(table: TableId): number;
  /** The address of a person who is connected. */
  addressOf(person: PersonId): string | undefined;
  /** How many times the usual number of places for each host and each address. */
  readonly limitFactor: number;
}

const raised = ({ all, ofHost, ofAddress, ofUnknownAddress }: ListLimits, factor: number): ListLimits => ({
  all,
  ofHost: ofHost * factor,
  ofAddress: ofAddress * factor,
  ofUnknownAddress: ofUnknownAddress * factor,
});

/** A table that nobody hosts any more counts for the first of its people. */
const hostOf = ({ host, occupants }: Table): PersonId | undefined => {
  const seated = occupants.find(({ kind }) => kind === 'person');
  return host ?? (seated?.kind === 'person' ? seated.person : undefined);
};

/** Public tables that are open or running. They stay listed when they are unloaded: nothing changes at them then. */
export class Lobby {
  readonly #listed = new Map<TableId, Listed>();
  readonly #addresses = new Map<TableId, string>();

  readonly #services: LobbyServices;
  readonly #places: ListLimits;

  constructor(services: LobbyServices) {
    this.#services = services;
    this.#places = raised(PLACES, services.limitFactor);
  }

  /** To be called with every new table. Addresses are known to this process alone and are never stored. */
  openedFrom(table: TableId, address: string): void {
    this.#addresses.set(table, address);
    for (const oldest of this.#addresses.keys()) {
      if (this.#addresses.size <= REMEMBERED_ADDRESSES) return;
      this.#addresses.delete(oldest);
    }
  }

  /**
   * To be called with every table that is loaded or changes, when all of it is durable. True if the list has changed: an entry that
   * strangers may not know of, such as a secret order, must not even send it again.
   */
  update(table: Table): boolean {
    const known = this.#listed.get(table.id);
    const now = isListed(table) ? lobbyTableOf(table, 0) : undefined;
    const host = hostOf(table);
    if (sameJson(known?.table, now) && (known === undefined || known.host === host)) return false;
    if (now === undefined) this.#listed.delete(table.id);
    else this.#listed.set(table.id, { table: now, host, openedAt: table.openedAt });
    if (this.#listed.size > REMEMBERED_TABLES) this.#forget();
    return true;
  }

  /** True if it was listed. */
  remove(table: TableId): boolean {
    return this.#listed.delete(table);
  }

  tableIds(): TableId[] {
    return [...this.#listed.keys()];
  }

  /** The last opened first: what happens at a table afterwards does not move it. */
  list(): LobbyTable[] {
    const shown = this.#select(this.#places);
    return shown.map(({ table }) => ({ ...table, watching: this.#services.watching(table.table) }));
  }

  /** Those without a place go first, so that one address cannot make the list forget the others. */
  #forget(): void {
    const kept = this.#select({ ...this.#places, all: REMEMBERED_TABLES });
    this.#listed.clear();
    for (const listed of kept) this.#listed.set(listed.table.table, listed);
  }

  #select(places: ListLimits): readonly Listed[] {
    return selectTables([...this.#listed.values()], places, (listed) => this.#addressOf(listed));
  }

  #addressOf({ table: { table }, host }: Listed): string | undefined {
    return this.#addresses.get(table) ?? (host === undefined ? undefined : this.#services.addressOf(host));
  }
}
