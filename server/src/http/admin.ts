import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { personIdSchema, tableIdSchema } from '@miaou/protocol';
import type { PersonId } from '@miaou/table';
import { safeParse } from 'valibot';
import type { Metrics } from '../metrics.js';
import type { Store } from '../store/store.js';
import { bearerOf } from './origin.js';
import { notFound, ok, type Reply } from './reply.js';
import type { Call, Route } from './router.js';

const NOTE = 'operator-secret-digest';
const PAGE = 200;

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The digest of the operator's secret. At the very first start a secret is made and told once; it is stored nowhere. */
export const operatorDigest = async (store: Store, tell: (secret: string) => void): Promise<string> => {
  const known = await store.notes.find(NOTE);
  if (known !== undefined) return known;
  const secret = randomBytes(24).toString('base64url');
  const kept = await store.notes.keep(NOTE, digestOf(secret));
  if (kept === digestOf(secret)) tell(secret);
  return kept;
};

const isOperator = (headers: IncomingHttpHeaders, digest: string): boolean => {
  const shown = digestOf(bearerOf(headers) ?? '');
  return timingSafeEqual(Buffer.from(shown), Buffer.from(digest));
};

export interface AdminServices {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly digest: string;
  readonly logOut: (person: PersonId) => Promise<number>;
}

/** What the operator's page shows and does. Without the secret none of it seems to exist. */
export const adminRoutes = ({ store, metrics, digest, logOut }: AdminServices): readonly Route[] => {
  const forOperator = (answer: (call: Call) => Promise<Reply>): Route['answer'] => {
    return (call) => (isOperator(call.request.headers, digest) ? answer(call) : notFound());
  };
  return [
    {
      method: 'GET',
      path: '/api/admin/status',
      answer: forOperator(() => Promise.resolve(ok({ counts: metrics.counts, uptime: process.uptime() }))),
    },
    { method: 'GET', path: '/api/admin/tables', answer: forOperator(() => listTables(store, undefined)) },
    {
      method: 'GET',
      path: '/api/admin/tables/after/:',
      answer: forOperator(({ parts: [after] }) => listTables(store, after)),
    },
    {
      method: 'POST',
      path: '/api/admin/people/:/logout',
      answer: forOperator(async ({ parts: [raw] }) => {
        const person = safeParse(personIdSchema, raw);
        return person.success ? ok({ ended: await logOut(person.output) }) : notFound();
      }),
    },
  ];
};

const listTables = async (store: Store, rawAfter: string | undefined): Promise<Reply> => {
  if (rawAfter === undefined) return ok({ tables: await store.listTables({ kind: 'all', limit: PAGE }) });
  const after = safeParse(tableIdSchema, rawAfter);
  return after.success
    ? ok({ tables: await store.listTables({ kind: 'all', after: after.output, limit: PAGE }) })
    : notFound();
};
