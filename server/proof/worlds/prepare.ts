import type { Seat } from '@miaou/kit';
import { apply, type Entry, type EntryBody, openTable, type Settings, type TableId } from '@miaou/table';
import { digestOf } from '../../src/people/secrets.js';
import { isPostgres } from '../../src/settings.js';
import { openPostgres } from '../../src/store/postgres/postgresStore.js';
import { openSqlite } from '../../src/store/sqlite/sqliteStore.js';
import type { Store } from '../../src/store/store.js';
import { catalog } from '../../src/tables/catalog.js';
import { indexOf } from '../../src/tables/tableIndex.js';
import type { ServerBuild } from '../process/buildServer.js';
import type { MatchScript } from './matchScript.js';
import { type Name, PEOPLE, personNamed, secretOf, tableNumbered } from './people.js';

/** The same moment in every world. */
export const BEGINNING = Date.UTC(2026, 0, 1);
const FOR_EVER = Date.UTC(2100, 0, 1);

const bodiesOf = ({ game, options, deal, clock = { kind: 'none' } }: MatchScript): EntryBody[] => {
  const seats = options['seats'] as number;
  const settings: Settings = {
    game,
    seats,
    options: {},
    parts: {},
    clock,
    // The script says when a die is asked for.
    rolls: 'player',
    access: { join: 'public', watch: 'anyone' },
  };
  const seated = PEOPLE.slice(0, seats).map(
    (name, seat): EntryBody => ({ type: 'sat', seat: seat as Seat, person: personNamed(name), name }),
  );
  const opened: EntryBody = { type: 'opened', host: personNamed('seat-0'), name: 'seat-0', settings };
  return [opened, ...seated, { type: 'started', options, deal }];
};

const writeTable = async (store: Store, id: TableId, script: MatchScript): Promise<void> => {
  const [first, ...rest] = bodiesOf(script).map((body, index): Entry => ({ seq: index + 1, at: BEGINNING, body }));
  if (first === undefined) throw new Error('a table begins with its opening');
  const table = openTable(id, catalog, first);
  await store.append({ table: id, entry: first, index: indexOf(table, BEGINNING) });
  for (const entry of rest) {
    apply(table, entry);
    await store.append({ table: id, entry, index: indexOf(table, BEGINNING) });
  }
};

const writePerson = async (store: Store, name: Name): Promise<void> => {
  const person = personNamed(name);
  const digest = digestOf(secretOf(name));
  const secret = { person, digest, login: digest, kind: 'cookie', madeAt: BEGINNING, until: FOR_EVER } as const;
  await store.people.save({ id: person, name, madeAt: BEGINNING }, secret);
};

const openWorld = ({ sqliteWorker }: ServerBuild, storage: string): Promise<Store> =>
  isPostgres(storage)
    ? openPostgres({ url: storage, onBroken: () => undefined })
    : openSqlite({ file: storage, worker: sqliteWorker });

/** Writes a world down as the server will find it: known people, and tables that have just been dealt. */
export const prepareWorld = async (
  build: ServerBuild,
  storage: string,
  scripts: readonly MatchScript[],
): Promise<void> => {
  const store = await openWorld(build, storage);
  for (const name of PEOPLE) await writePerson(store, name);
  for (const [number, script] of scripts.entries()) await writeTable(store, tableNumbered(number), script);
  await store.close();
};
