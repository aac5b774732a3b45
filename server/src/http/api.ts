import { botsFor } from '@miaou/bots';
import { GAMES } from '@miaou/games';
import { quoted, type Refusal } from '@miaou/kit';
import { settingsSchema, tableIdSchema } from '@miaou/protocol';
import { type PersonId, type Settings, tableId } from '@miaou/table';
import * as v from 'valibot';
import type { Person } from '../live/connection.js';
import { cookieWith, type Identity, type KnownPerson } from '../people/identity.js';
import type { Store } from '../store/store.js';
import { maySee } from '../tables/access.js';
import { lobbyOf, lobbyTable } from '../tables/lobby.js';
import type { Tables } from '../tables/tables.js';
import { notFound, ok, type Reply, refusedWith } from './reply.js';
import type { Call, Route } from './router.js';

/** What the routes need. */
export interface ApiServices {
  readonly tables: Tables;
  readonly identity: Identity;
  readonly store: Store;
  readonly isHttps: (call: Call) => boolean;
  /** A person's name changed: their tables and connections hear of it. */
  readonly renamed: (person: KnownPerson) => void;
  readonly loggedOut: (person: PersonId) => void;
  /** Whether this person may open one more table now. */
  readonly mayOpenTable: (person: PersonId) => boolean;
  /** Whether this address may try one more code now: codes are short, so guessing is rationed. */
  readonly mayTryCode: (call: Call) => boolean;
}

const MY_TABLES = 50;

const needsPerson = (answer: (person: Person, call: Call) => Reply | Promise<Reply>): Route['answer'] => {
  return (call) => (call.person === undefined ? refusedWith(401, { code: 'who-are-you' }) : answer(call.person, call));
};

const readBodyAs = <T>(schema: v.GenericSchema<unknown, T>, body: unknown): { value: T } | { refusal: Refusal } => {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return { value: parsed.output };
  const [issue] = parsed.issues;
  const field = issue.path?.map(({ key }) => String(key)).join('.') ?? 'body';
  return {
    refusal: { code: 'wrong-field', field, found: quoted(issue.input), expected: issue.expected ?? issue.type },
  };
};

const nameSchema = v.strictObject({ name: v.pipe(v.string(), v.maxLength(500)) });
const codeSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(20)) });
const openSchema: v.GenericSchema<unknown, { settings: Settings }> = v.strictObject({ settings: settingsSchema });

const describeGames = (): unknown =>
  GAMES.map(({ id, seatCounts, optionSpecs }) => ({
    id,
    seatCounts,
    options: optionSpecs,
    bots: botsFor(id).map(({ name }) => name),
  }));

/** The addresses of the programming interface. docs/protocol.md describes each. */
export const apiRoutes = (services: ApiServices): readonly Route[] => [
  { method: 'GET', path: '/api/games', answer: () => ok({ games: describeGames() }) },
  { method: 'GET', path: '/api/lobby', answer: () => ok({ tables: lobbyOf(services.tables) }) },
  ...meRoutes(services),
  ...tableRoutes(services),
];

const meRoutes = ({ identity, isHttps, renamed, loggedOut, mayTryCode }: ApiServices): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/me',
    answer: needsPerson(({ id, name }) => ok({ person: id, name })),
  },
  {
    method: 'POST',
    path: '/api/me',
    answer: async (call) => {
      if (call.person !== undefined) return ok({ person: call.person.id, name: call.person.name });
      const { person, secret } = await identity.welcome();
      return ok({ person: person.id, name: person.name }, cookieWith(secret, isHttps(call)));
    },
  },
  {
    method: 'PATCH',
    path: '/api/me',
    answer: needsPerson(async ({ id }, { body }) => {
      const read = readBodyAs(nameSchema, body);
      if ('refusal' in read) return refusedWith(400, read.refusal);
      const person = await identity.rename(id, read.value.name);
      if (person === undefined) return refusedWith(400, { code: 'empty-name' });
      renamed(person);
      return ok({ person: person.id, name: person.name });
    }),
  },
  {
    method: 'POST',
    path: '/api/me/tokens',
    answer: needsPerson(async ({ id }) => ok({ token: await identity.issueToken(id) })),
  },
  {
    method: 'POST',
    path: '/api/me/codes',
    answer: needsPerson(async ({ id }) => ok(await identity.issueCode(id))),
  },
  {
    method: 'POST',
    path: '/api/codes',
    answer: async (call) => {
      const read = readBodyAs(codeSchema, call.body);
      if ('refusal' in read) return refusedWith(400, read.refusal);
      if (!mayTryCode(call)) return refusedWith(429, { code: 'too-many-tries' });
      const redeemed = await identity.redeemCode(read.value.code);
      if (redeemed === undefined) return refusedWith(404, { code: 'no-such-code' });
      const { person, secret } = redeemed;
      return ok({ person: person.id, name: person.name }, cookieWith(secret, isHttps(call)));
    },
  },
  {
    method: 'POST',
    path: '/api/me/logout-everywhere',
    answer: needsPerson(async ({ id }) => {
      const ended = await identity.logOutEverywhere(id);
      loggedOut(id);
      return ok({ ended });
    }),
  },
];

const tableRoutes = ({ tables, store, mayOpenTable }: ApiServices): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/tables',
    answer: needsPerson(async (person, { body }) => {
      const read = readBodyAs(openSchema, body);
      if ('refusal' in read) return refusedWith(400, read.refusal);
      if (!mayOpenTable(person.id)) return refusedWith(429, { code: 'too-many-tables' });
      const opened = await tables.open(person.id, person.name, read.value.settings);
      return opened.ok ? { status: 201, json: { table: opened.value.host.table.id } } : refusedWith(400, opened.error);
    }),
  },
  {
    method: 'GET',
    path: '/api/me/tables',
    answer: needsPerson(async ({ id }) => {
      const summaries = await store.listTables({ kind: 'of', person: id, limit: MY_TABLES });
      const found = await Promise.all(summaries.map(({ table }) => tables.find(table)));
      return ok({ tables: found.flatMap((hosted) => (hosted === undefined ? [] : [lobbyTable(hosted)])) });
    }),
  },
  {
    method: 'GET',
    path: '/api/tables/:/records/:',
    answer: needsPerson(async ({ id }, { parts: [rawTable, rawMatch] }) => {
      const table = v.safeParse(tableIdSchema, rawTable);
      const match = /^\d{1,6}$/.test(rawMatch ?? '') ? Number(rawMatch) : undefined;
      if (!table.success || match === undefined) return notFound();
      const hosted = await tables.find(tableId(table.output));
      if (hosted === undefined || !maySee(hosted.host.table, id)) return notFound();
      const record = await store.archive.find(table.output, match);
      return record === undefined ? notFound() : ok(record);
    }),
  },
];
