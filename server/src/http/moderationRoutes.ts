import type { CommandAnswer } from '@miaou/host';
import { personIdSchema, tableIdSchema } from '@miaou/protocol';
import type { PersonId, TableId } from '@miaou/table';
import * as v from 'valibot';
import { parseNetwork } from '../addresses.js';
import type { Moderation } from '../moderation/moderation.js';
import type { SanctionTarget } from '../store/sanctions.js';
import type { Store } from '../store/store.js';
import { readAs } from './body.js';
import { notFound, ok, type Reply, refusedWith } from './reply.js';
import { type Call, hidden, type Route } from './router.js';

export interface ModerationRouteServices {
  readonly store: Store;
  readonly moderation: Moderation;
  readonly now: () => number;
  readonly isConnected: (person: PersonId) => boolean;
  /** Undefined if there is no such table. */
  readonly closeTable: (table: TableId) => Promise<CommandAnswer | undefined>;
  readonly logOut: (person: PersonId) => Promise<number>;
  /** A person's own name is not shown any more. */
  readonly resetName: (person: PersonId) => Promise<void>;
  /** A person gets up from all tables. */
  readonly removeFromTables: (person: PersonId) => Promise<void>;
}

const REPORTS = 50;
const LATEST_MOMENT = 8_640_000_000_000_000;

const networkSchema = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check((typed) => parseNetwork(typed) !== undefined, 'a range such as 192.0.2.0/24 or 2001:db8::/48'),
  v.transform((typed) => parseNetwork(typed)?.text ?? typed),
);

const termSchemas = {
  until: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST_MOMENT))),
  note: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
};

const sanctionSchema = v.union([
  v.strictObject({ kind: v.picklist(['silence', 'ban']), person: personIdSchema, ...termSchemas }),
  v.strictObject({ kind: v.literal('ban'), network: networkSchema, ...termSchemas }),
]);

/** The sanction holds first: a name that was reset before could be chosen again at once. */
const enforce = async (services: ModerationRouteServices, { kind, person }: SanctionTarget): Promise<void> => {
  if (person === undefined) return;
  if (kind === 'silence') await services.resetName(person);
  else await services.removeFromTables(person);
};

const impose = async (services: ModerationRouteServices, { body }: Call): Promise<Reply> => {
  const read = readAs(sanctionSchema, body);
  if ('refusal' in read) return refusedWith(400, read.refusal);
  const { until, note, ...target } = read.value;
  if (until !== null && until <= services.now()) return refusedWith(400, { code: 'already-past', until });
  if ('person' in target && (await services.store.people.find(target.person)) === undefined) return notFound();
  const sanction = await services.moderation.impose(target, until, note);
  await enforce(services, target);
  return ok({ sanction });
};

const close = async ({ closeTable }: ModerationRouteServices, { params }: Call): Promise<Reply> => {
  const table = v.safeParse(tableIdSchema, params['table']);
  const answer = table.success ? await closeTable(table.output) : undefined;
  if (answer === undefined) return notFound();
  return 'refusal' in answer ? refusedWith(409, answer.refusal) : ok({ closed: true });
};

const showPerson = async (services: ModerationRouteServices, person: PersonId): Promise<Reply> => {
  const { store, moderation, isConnected, now } = services;
  const found = await store.people.find(person);
  if (found === undefined) return notFound();
  const secrets = await store.people.secretsOf(person, now());
  const tables = await store.listTables({ kind: 'of', person, limit: REPORTS });
  return ok({
    person: { id: found.id, name: found.name, madeAt: found.madeAt, isConnected: isConnected(person) },
    signIns: secrets.length,
    tables: tables.map(({ table }) => table),
    sanctions: moderation.of(person),
  });
};

const forPerson = (answer: (person: PersonId) => Promise<Reply>): Route['answer'] => {
  return ({ params }) => {
    const person = v.safeParse(personIdSchema, params['person']);
    return person.success ? answer(person.output) : notFound();
  };
};

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

const listReports = async ({ store }: ModerationRouteServices, before?: number): Promise<Reply> =>
  ok({ reports: await store.reports.list(REPORTS, before) });

const finishReport = async ({ store, now }: ModerationRouteServices, { params }: Call): Promise<Reply> => {
  const number = numberIn(params['number']);
  const isDone = number !== undefined && (await store.reports.finish(number, now()));
  return isDone ? ok({ done: true }) : notFound();
};

/** What the operator can do about people and tables. */
export const moderationRoutes = (services: ModerationRouteServices): readonly Route[] =>
  hidden([
    { method: 'POST', path: '/api/admin/tables/:table/close', answer: (call) => close(services, call) },
    { method: 'GET', path: '/api/admin/people/:person', answer: forPerson((person) => showPerson(services, person)) },
    {
      method: 'POST',
      path: '/api/admin/people/:person/logout-everywhere',
      answer: forPerson(async (person) => ok({ ended: await services.logOut(person) })),
    },
    { method: 'GET', path: '/api/admin/sanctions', answer: () => ok({ sanctions: services.moderation.list() }) },
    { method: 'POST', path: '/api/admin/sanctions', answer: (call) => impose(services, call) },
    {
      method: 'DELETE',
      path: '/api/admin/sanctions/:id',
      answer: async ({ params }) =>
        (await services.moderation.lift(params['id'] ?? '')) ? ok({ lifted: true }) : notFound(),
    },
    { method: 'GET', path: '/api/admin/reports', answer: () => listReports(services) },
    {
      method: 'GET',
      path: '/api/admin/reports/before/:number',
      answer: ({ params }) => listReports(services, numberIn(params['number']) ?? 0),
    },
    { method: 'POST', path: '/api/admin/reports/:number/done', answer: (call) => finishReport(services, call) },
  ]);
