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

  /** To be called with every table that comes into memory or changes, at a moment when all of it is durable. */
  heard(table: Table): void {
    this.listed.delete(table.id);
    if (!isListed(table)) return;
    this.listed.set(table.id, listing(table, 0));
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
