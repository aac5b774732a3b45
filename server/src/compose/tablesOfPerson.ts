import { isEnded, type PersonId, type SystemCommand } from '@miaou/table';
import type { Store, TableSummary } from '../store/store.js';
import type { Tables } from '../tables/tables.js';

/** How many running tables of a person get their new name, or are left. */
const MOST = 200;

/** The running tables at which a person sits or whose host they are, in memory or not. */
export class TablesOfPerson {
  readonly #store: Pick<Store, 'listTables'>;
  readonly #tables: Pick<Tables, 'findNewest'>;

  constructor(store: Pick<Store, 'listTables'>, tables: Pick<Tables, 'findNewest'>) {
    this.#store = store;
    this.#tables = tables;
  }

  async count(person: PersonId): Promise<number> {
    return (await this.#running(person)).length;
  }

  /** Resolves when it has been done, or cannot be done, at each of them. */
  async doAtEach(person: PersonId, command: SystemCommand): Promise<void> {
    const done: Promise<unknown>[] = [];
    for (const { table } of await this.#running(person)) {
      // The person may have sat down through another node: without its entry they would not be found at the table.
      const hosted = await this.#tables.findNewest(table);
      if (hosted === undefined) continue;
      done.push(new Promise((resolve) => hosted.host.submitSystem(command, resolve)));
    }
    await Promise.all(done);
  }

  async #running(person: PersonId): Promise<readonly TableSummary[]> {
    const listed = await this.#store.listTables({ kind: 'of', person, limit: MOST });
    return listed.filter(({ stage }) => !isEnded(stage));
  }
}
