import { LIMITS, personIdSchema, REPORT_REASONS, tableIdSchema } from '@miaou/protocol';
import { maySee, type PersonId, type Table } from '@miaou/table';
import * as v from 'valibot';
import type { KnownPerson } from '../people/identity.js';
import { cleanText } from '../people/names.js';
import type { ReportedLine } from '../store/reports.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../tables/tables.js';
import { readAs } from './body.js';
import type { HttpLimits } from './limits.js';
import { json, notFound, type Reply, refusedWith } from './reply.js';
import { requirePerson } from './requirePerson.js';
import type { Call, Route } from './router.js';

export interface ReportServices {
  readonly tables: Tables;
  readonly store: Store;
  readonly limits: HttpLimits;
  readonly now: () => number;
  readonly elapsed: () => number;
}

/** What was said just before is what a report is mostly about. */
const LINES = 20;

const reportSchema = v.strictObject({
  person: personIdSchema,
  reason: v.picklist(REPORT_REASONS),
  text: v.optional(v.pipe(v.string(), v.maxLength(4000)), ''),
});

/** The name of somebody who sits at a table or spoke there; undefined for anybody else. */
const nameAt = (table: Table, chat: readonly ReportedLine[], person: PersonId): string | undefined => {
  const seated = table.occupants.find((held) => held.kind === 'person' && held.person === person);
  if (seated?.kind === 'person') return seated.name;
  return chat.findLast((line) => line.person === person)?.name;
};

const report = async (services: ReportServices, { id }: KnownPerson, { params, body }: Call): Promise<Reply> => {
  const { tables, store, limits, now, elapsed } = services;
  const table = v.safeParse(tableIdSchema, params['table']);
  const read = readAs(reportSchema, body);
  if (!table.success) return notFound();
  if ('refusal' in read) return refusedWith(400, read.refusal);
  if (!limits.reports.take(id, elapsed())) return refusedWith(429, { code: 'too-many-requests' });
  const hosted = await tables.findVisible(table.output, (found) => maySee(found, id));
  if (hosted === undefined) return notFound();
  const { person, reason, text } = read.value;
  const chat = await store.personal.chatAt(table.output, LINES);
  const name = nameAt(hosted.host.table, chat, person);
  if (name === undefined || person === id) return refusedWith(400, { code: 'not-at-this-table' });
  const words = cleanText(text, LIMITS.reportLetters);
  await store.reports.save({ at: now(), reporter: id, person, name, table: table.output, reason, text: words, chat });
  return json(201, { reported: true });
};

/** One person's complaint about another, for the operator. */
export const reportRoutes = (services: ReportServices): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/tables/:table/reports',
    answer: requirePerson((person, call) => report(services, person, call)),
  },
];
