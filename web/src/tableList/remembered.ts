import { isJsonObject } from '@miaou/kit';
import type { TableId } from '@miaou/table';
import { recall, remember } from '../preferences/store';

interface Listed {
  readonly table: TableId;
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** An older version of the page may have stored another form; what every list reads of a table must be there. */
const isListed = (raw: unknown): raw is Listed =>
  isJsonObject(raw) &&
  typeof raw['table'] === 'string' &&
  typeof raw['stage'] === 'string' &&
  isJsonObject(raw['settings']) &&
  typeof raw['settings']['game'] === 'string';

/**
 * A list of tables as this device saw it last. The home screen starts with it: a list that comes only with an answer would push away
 * what a visitor is about to press.
 */
export class RememberedTables<Table extends Listed> {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  get tables(): readonly Table[] {
    const stored = parsed(recall(this.#key));
    return Array.isArray(stored) && stored.every(isListed) ? (stored as unknown as readonly Table[]) : [];
  }

  replace(tables: readonly Table[]): void {
    remember(this.#key, JSON.stringify(tables));
  }

  /** The newest comes first. */
  put(changed: Table): void {
    this.replace([changed, ...this.#without(changed.table)]);
  }

  remove(table: TableId): void {
    this.replace(this.#without(table));
  }

  #without(table: TableId): readonly Table[] {
    return this.tables.filter((one) => one.table !== table);
  }
}
