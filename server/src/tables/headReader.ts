import type { TableId } from '@miaou/table';
import type { OtherNodes } from '../store/store.js';

type Heads = ReadonlyMap<TableId, number>;

/** Reads heads of tables from storage that others share. All that are wanted while one query is under way share the next. */
export class HeadReader {
  readonly #others: Pick<OtherNodes, 'headsOf'>;
  readonly #wanted = new Set<TableId>();
  /** The query that has not been sent yet, and the one before it. */
  #next: Promise<Heads> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(others: Pick<OtherNodes, 'headsOf'>) {
    this.#others = others;
  }

  /** The head at some moment after the call; undefined if there is no such table. */
  async read(table: TableId): Promise<number | undefined> {
    this.#wanted.add(table);
    this.#next ??= this.#readAfter(this.#last);
    return (await this.#next).get(table);
  }

  async #readAfter(last: Promise<unknown>): Promise<Heads> {
    await last;
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    this.#next = undefined;
    const heads = this.#others.headsOf(wanted);
    this.#last = heads.catch(() => undefined);
    return heads;
  }
}
