import { botsFor } from '@miaou/bots';
import { GAMES } from '@miaou/games';
import type { Refusal } from '@miaou/kit';
import { settingsSchema, tableIdSchema } from '@miaou/protocol';
import { maySee, type PersonId, playersOf, type Settings } from '@miaou/table';
import * as v from 'valibot';
import type { KnownPerson } from '../people/identity.js';
import type { StoredRecord } from '../store/archive.js';
import type { Store } from '../store/store.js';
import type { Lobby } from '../tables/lobby.js';
import { listOwnTables } from '../tables/ownTables.js';
import type { Tables } from '../tables/tables.js';
import { readAs } from './body.js';
import type { HttpLimits } from './limits.js';
import { JSON_TYPE, json, NO_ROOM, notFound, ok, type Reply, refusedWith, revalidated, withField } from './reply.js';
import { requirePerson } from './requirePerson.js';
import type { Call, Route } from './router.js';

export interface TableServices {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly store: Store;
  readonly limits: HttpLimits;
  readonly elapsed: () => number;
  /** Whether the disk has room for something new. */
  readonly hasRoom: () => Promise<boolean>;
}

const openSchema: v.GenericSchema<unknown, { settings: Settings }> = v.strictObject({ settings: settingsSchema });

const describeGames = (): unknown =>
  GAMES.map(({ id, seatCounts, optionSpecs }) => ({
    id,
    seatCounts,
    options: optionSpecs,
    bots: botsFor(id).map(({ name }) => name),
  }));

/** Tables that are not over are listed first. */
const mayOpenMore = async (
  { store, limits: { mostOpenTables } }: TableServices,
  person: PersonId,
): Promise<boolean> => {
  const newest = await store.listTables({ kind: 'of', person, limit: mostOpenTables });
  return newest.length < mostOpenTables || newest.at(-1)?.stage === 'over';
};

const refusalToOpen = async (
  services: TableServices,
  { id }: KnownPerson,
  { peer }: Call,
): Promise<Refusal | undefined> => {
  const { limits, elapsed } = services;
  const isWithinRates = limits.tables.take(id, elapsed()) && limits.tablesOfAddress.take(peer.address, elapsed());
  if (!isWithinRates) return { code: 'too-many-tables' };
  if (await mayOpenMore(services, id)) return undefined;
  return { code: 'too-many-open-tables', most: limits.mostOpenTables };
};

const open = async (services: TableServices, person: KnownPerson, call: Call): Promise<Reply> => {
  const read = readAs(openSchema, call.body);
  if ('refusal' in read) return refusedWith(400, read.refusal);
  const refusal = await refusalToOpen(services, person, call);
  if (refusal !== undefined) return refusedWith(429, refusal);
  if (!(await services.hasRoom())) return NO_ROOM;
  const opened = await services.tables.open(person.id, person.name, read.value.settings);
  if (!opened.ok) return refusedWith(400, opened.error);
  const { id } = opened.value.host.table;
  services.lobby.openedFrom(id, call.peer.address);
  return json(201, { table: id });
};

const listMine = async (services: TableServices, { id }: KnownPerson): Promise<Reply> =>
  ok({ tables: await listOwnTables(services, id) });

/** The record with those who played it. */
const namedRecord = ({ record, players }: StoredRecord, { seating, handovers }: ReturnType<typeof playersOf>): string =>
  withField(withField(withField(record, 'players', players), 'seating', seating), 'handovers', handovers);

/** Only finished matches are in the archive, so a running one can never be read here. */
const showRecord = async (
  services: TableServices,
  { id }: KnownPerson,
  { params, headers }: Call,
  withNames: boolean,
): Promise<Reply> => {
  const { tables, store, limits, elapsed } = services;
  if (!limits.records.take(id, elapsed())) return refusedWith(429, { code: 'too-many-requests' });
  const { match: matchText = '' } = params;
  const table = v.safeParse(tableIdSchema, params['table']);
  if (!table.success || !/^[1-9]\d{0,5}$/.test(matchText)) return notFound();
  const hosted = await tables.findVisible(table.output, (found) => maySee(found, id));
  if (hosted === undefined) return notFound();
  const found = await store.archive.find(table.output, Number(matchText));
  if (found === undefined) return notFound();
  const text = withNames ? namedRecord(found, playersOf(hosted.host.table, Number(matchText))) : found.record;
  return revalidated(text, JSON_TYPE, headers['if-none-match']);
};

/** Games, tables and records. docs/protocol.md describes each address. */
export const tableRoutes = (services: TableServices): readonly Route[] => [
  { method: 'GET', path: '/api/games', answer: () => ok({ games: describeGames() }) },
  { method: 'GET', path: '/api/lobby', answer: () => ok({ tables: services.lobby.list() }) },
  { method: 'POST', path: '/api/tables', answer: requirePerson((person, call) => open(services, person, call)) },
  { method: 'GET', path: '/api/me/tables', answer: requirePerson((person) => listMine(services, person)) },
  {
    method: 'GET',
    path: '/api/tables/:table/records/:match',
    answer: requirePerson((person, call) => showRecord(services, person, call, true)),
  },
  {
    method: 'GET',
    path: '/api/tables/:table/records/:match/anonymous',
    answer: requirePerson((person, call) => showRecord(services, person, call, false)),
  },
];
