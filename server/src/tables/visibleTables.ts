import type { TableHost } from '@miaou/host';
import type { Table, TableId } from '@miaou/table';

interface Hosted {
  readonly host: Pick<TableHost, 'table' | 'read'>;
}

/** Where tables are found, whoever asks. */
interface TableSource<T extends Hosted> {
  /** Up to where any process had written the log; 0 where no other may have. */
  readHead(id: TableId): Promise<number>;
  inMemoryNow(id: TableId): T | undefined;
  /** The table with everything up to this place of its log. */
  findAt(id: TableId, head: number): Promise<T | undefined>;
  /** The id of no table. */
  newId(): TableId;
}

/** Decided when all of the table is durable: what hides it may still be lost. */
export const passes = ({ host }: Hosted, isVisible: (table: Table) => boolean): Promise<boolean> =>
  new Promise((resolve, reject) => {
    host.read(
      (table) => resolve(isVisible(table)),
      () => reject(new Error('the table was lost')),
    );
  });

/** Finds tables for people who may know of some of them alone. */
export class VisibleTables<T extends Hosted> {
  readonly #searches = new Set<Promise<T | undefined>>();

  readonly #source: TableSource<T>;

  constructor(source: TableSource<T>) {
    this.#source = source;
  }

  /** For which somebody waits. */
  get searches(): Iterable<Promise<T | undefined>> {
    return this.#searches;
  }

  find(id: TableId, isVisible: (table: Table) => boolean): Promise<T | undefined> {
    const search = this.#find(id, isVisible).finally(() => this.#searches.delete(search));
    this.#searches.add(search);
    return search;
  }

  /**
   * A table that is in memory and hidden costs a look at the store for another that is not there, at the moment at which an absent one
   * would: otherwise the time of the answer, or its place among others, would tell them apart.
   */
  async #find(id: TableId, isVisible: (table: Table) => boolean): Promise<T | undefined> {
    const head = await this.#source.readHead(id);
    const known = this.#source.inMemoryNow(id);
    const isHidden = known !== undefined && !isVisible(known.host.table);
    const decoy = isHidden ? this.#findAt(this.#source.newId(), 0, isVisible) : undefined;
    const [hosted] = await Promise.all([this.#findAt(id, head, isVisible), decoy]);
    return hosted;
  }

  async #findAt(id: TableId, head: number, isVisible: (table: Table) => boolean): Promise<T | undefined> {
    const hosted = await this.#source.findAt(id, head);
    return hosted === undefined || (await passes(hosted, isVisible)) ? hosted : undefined;
  }
}
