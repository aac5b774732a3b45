import { tableId } from '@miaou/table';
import { openPostgres } from '../../store/postgres/postgresStore.js';
import { openSqlite } from '../../store/sqlite/sqliteStore.js';
import type { Store } from '../../store/store.js';
import { appendAt } from './samples.js';

/**
 * Appends to several tables at once until it is killed, and says which entries were acknowledged, each only after it was.
 * Arguments: `sqlite FILE WORKER TABLE…` or `postgres URL SCHEMA TABLE…`.
 */
const [kind, place = '', detail = '', ...tables] = process.argv.slice(2);

const open = (): Promise<Store> =>
  kind === 'sqlite'
    ? openSqlite({ file: place, worker: new URL(detail) })
    : openPostgres({ url: place, schema: detail });

const headOf = async (store: Store, table: string): Promise<number> => {
  const log = await store.readLog(tableId(table));
  return log.kind === 'log' ? log.entries.length : 0;
};

const appendForEver = async (store: Store, table: string): Promise<never> => {
  for (let seq = (await headOf(store, table)) + 1; ; seq++) {
    const outcome = await store.append(appendAt(tableId(table), seq));
    process.stdout.write(`${table} ${seq} ${outcome}\n`);
  }
};

try {
  const store = await open();
  await Promise.all(tables.map((table) => appendForEver(store, table)));
} catch (error) {
  process.stdout.write(`failed ${String(error)}\n`);
  process.exitCode = 1;
}
