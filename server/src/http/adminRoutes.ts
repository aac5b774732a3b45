import { personIdSchema, tableIdSchema } from '@miaou/protocol';
import type { PersonId } from '@miaou/table';
import { safeParse } from 'valibot';
import type { Metrics } from '../metrics.js';
import type { Store } from '../store/store.js';
import { notFound, ok, type Reply } from './reply.js';
import type { Call, Route } from './router.js';

export interface AdminServices {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly isOperator: (call: Call) => boolean;
  readonly logOut: (person: PersonId) => Promise<number>;
}

const PAGE = 200;

/** What the operator's page shows and does. Without the secret none of it seems to exist. */
export const adminRoutes = ({ store, metrics, isOperator, logOut }: AdminServices): readonly Route[] => {
  const forOperator = (answer: (call: Call) => Reply | Promise<Reply>): Route['answer'] => {
    return (call) => (isOperator(call) ? answer(call) : notFound());
  };
  return [
    {
      method: 'GET',
      path: '/api/admin/status',
      answer: forOperator(() => ok({ counts: metrics.counts, uptime: process.uptime() })),
    },
    {
      method: 'GET',
      path: '/api/admin/tables',
      answer: forOperator(async () => ok({ tables: await store.listTables({ kind: 'all', limit: PAGE }) })),
    },
    {
      method: 'GET',
      path: '/api/admin/tables/after/:',
      answer: forOperator(async ({ parts: [text] }) => {
        const after = safeParse(tableIdSchema, text);
        if (!after.success) return notFound();
        return ok({ tables: await store.listTables({ kind: 'all', after: after.output, limit: PAGE }) });
      }),
    },
    {
      method: 'POST',
      path: '/api/admin/people/:/logout-everywhere',
      answer: forOperator(async ({ parts: [text] }) => {
        const person = safeParse(personIdSchema, text);
        return person.success ? ok({ ended: await logOut(person.output) }) : notFound();
      }),
    },
  ];
};
