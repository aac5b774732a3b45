import { botsFor } from '@miaou/bots';
import { GAMES } from '@miaou/games';
import { settingsSchema, tableIdSchema } from '@miaou/protocol';
import { maySee, type Settings } from '@miaou/table';
import * as v from 'valibot';
import type { KnownPerson } from '../people/identity.js';
import type { Store } from '../store/store.js';
import { ownListing } from '../tables/listing.js';
import type { Lobby } from '../tables/lobby.js';
import type { Tables } from '../tables/tables.js';
import { readAs } from './body.js';
import type { HttpLimits } from './limits.js';
import { needsPerson } from './needsPerson.js';
import { json, notFound, ok, type Reply, refusedWith } from './reply.js';
import type { Call, Route } from './router.js';

export interface TableServices {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly store: Store;
  readonly limits: HttpLimits;
  readonly now: () => number;
}

const MY_TABLES = 50;

const openSchema: v.GenericSchema<unknown, { settings: Settings }> = v.strictObject({ settings: settingsSchema });

const describeGames = (): unknown =>
  GAMES.map(({ id, seatCounts, optionSpecs }) => ({
    id,
    seatCounts,
    options: optionSpecs,
    bots: botsFor(id).map(({ name }) => name),
  }));

const open = async ({ tables, limits, now }: TableServices, { id, name }: KnownPerson, call: Call): Promise<Reply> => {
  const read = readAs(openSchema, call.body);
  if ('refusal' in read) return refusedWith(400, read.refusal);
  if (!limits.tables.take(id, now())) return refusedWith(429, { code: 'too-many-tables' });
  const opened = await tables.open(id, name, read.value.settings);
  return opened.ok ? json(201, { table: opened.value.host.table.id }) : refusedWith(400, opened.error);
};

const listMine = async ({ tables, store }: TableServices, { id }: KnownPerson): Promise<Reply> => {
  const summaries = await store.listTables({ kind: 'of', person: id, limit: MY_TABLES });
  const found = await Promise.all(summaries.map(({ table }) => tables.find(table)));
  return ok({
    tables: found.flatMap((hosted) =>
      hosted === undefined ? [] : [ownListing(hosted.host.table, hosted.channel.watching, id)],
    ),
  });
};

/** Only finished matches are in the archive, so a running one can never be read here. */
const showRecord = async ({ tables, store }: TableServices, { id }: KnownPerson, { parts }: Call): Promise<Reply> => {
  const [tableText, matchText = ''] = parts;
  const table = v.safeParse(tableIdSchema, tableText);
  if (!table.success || !/^[1-9]\d{0,5}$/.test(matchText)) return notFound();
  const hosted = await tables.find(table.output);
  if (hosted === undefined || !maySee(hosted.host.table, id)) return notFound();
  const record = await store.archive.find(table.output, Number(matchText));
  return record === undefined ? notFound() : ok(record);
};

/** Games, tables and records. docs/protocol.md describes each address. */
export const tableRoutes = (services: TableServices): readonly Route[] => [
  { method: 'GET', path: '/api/games', answer: () => ok({ games: describeGames() }) },
  { method: 'GET', path: '/api/lobby', answer: () => ok({ tables: services.lobby.list() }) },
  { method: 'POST', path: '/api/tables', answer: needsPerson((person, call) => open(services, person, call)) },
  { method: 'GET', path: '/api/me/tables', answer: needsPerson((person) => listMine(services, person)) },
  {
    method: 'GET',
    path: '/api/tables/:/records/:',
    answer: needsPerson((person, call) => showRecord(services, person, call)),
  },
];
