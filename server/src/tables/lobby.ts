import { sameJson } from '@miaou/kit';
import type { LobbyTable } from '@miaou/protocol';
import type { Table, TableId } from '@miaou/table';
import { isListed, listing } from './listing.js';

/** The lobby shows this many at most, the newest first. */
const LONGEST_LIST = 100;

/** More are kept than shown, so that the list stays full while tables end. */
const REMEMBERED = 10 * LONGEST_LIST;

/** Public tables that are open or running. They stay here when they leave the memory: nothing changes at them meanwhile. */
export class Lobby {
  /** The table that changed last stands last. */
  private readonly listed = new Map<TableId, LobbyTable>();

  /** `watching` counts who looks on now, for no entry tells of it. */
  constructor(private readonly watching: (table: TableId) => number) {}

  /**
   * To be called with every table that comes into memory or changes, at a moment when all of it is durable. True if the list shows
   * something else now: an entry that strangers may not know of, a secret order, must not even move a table to the front.
   */
  heard(table: Table): boolean {
    const known = this.listed.get(table.id);
    const now = isListed(table) ? listing(table, 0) : undefined;
    if (sameJson(known, now)) return false;
    this.listed.delete(table.id);
    if (now !== undefined) this.listed.set(table.id, now);
    this.forgetOldest();
    return true;
  }

  private forgetOldest(): void {
    for (const oldest of this.listed.keys()) {
      if (this.listed.size <= REMEMBERED) return;
      this.listed.delete(oldest);
    }
  }

  /** The newest first. */
  list(): LobbyTable[] {
    const newest = [...this.listed.values()].slice(-LONGEST_LIST).toReversed();
    return newest.map((listed) => ({ ...listed, watching: this.watching(listed.table) }));
  }
}
