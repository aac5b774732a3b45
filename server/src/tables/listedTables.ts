import type { TableId } from '@miaou/table';
import type { OtherNodes, Store } from '../store/store.js';
import { type Lobby, REMEMBERED_TABLES } from './lobby.js';
import type { Tables } from './tables.js';

/** Keeps the lobby right where other nodes open, change and end tables, too. */
export class ListedTables {
  readonly #tables: Tables;
  readonly #lobby: Lobby;
  readonly #store: Store;
  readonly #others: OtherNodes;
  /** The heads up to which the lobby knows its tables. */
  #known: ReadonlyMap<TableId, number> = new Map();

  constructor(tables: Tables, lobby: Lobby, store: Store, others: OtherNodes) {
    this.#tables = tables;
    this.#lobby = lobby;
    this.#store = store;
    this.#others = others;
  }

  /** Reads what changed at tables that are in the list, here or in the storage. To be called every second or so. */
  async refresh(): Promise<void> {
    const listed = await this.#store.listTables({ kind: 'listed', limit: REMEMBERED_TABLES });
    const heads = new Map(listed.map(({ table, head }) => [table, head]));
    const unlisted = this.#lobby.tableIds().filter((table) => !heads.has(table));
    if (unlisted.length > 0) for (const [table, head] of await this.#others.headsOf(unlisted)) heads.set(table, head);
    const known = this.#known;
    this.#known = heads;
    for (const [table, head] of heads) if (known.get(table) !== head) await this.#tables.findAt(table, head);
  }
}
