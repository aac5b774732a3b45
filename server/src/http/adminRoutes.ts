import { tableIdSchema } from '@miaou/protocol';
import { safeParse } from 'valibot';
import type { Metrics } from '../metrics.js';
import type { Store } from '../store/store.js';
import { notFound, ok } from './reply.js';
import { hidden, type Route } from './router.js';

export interface AdminServices {
  readonly store: Store;
  readonly metrics: Metrics;
}

const PAGE = 200;

/** What goes on, for the operator. */
export const adminRoutes = ({ store, metrics }: AdminServices): readonly Route[] =>
  hidden([
    {
      method: 'GET',
      path: '/api/admin/status',
      answer: async () => ok({ counts: metrics.counts, gauges: await metrics.measure(), uptime: process.uptime() }),
    },
    {
      method: 'GET',
      path: '/api/admin/tables',
      answer: async () => ok({ tables: await store.listTables({ kind: 'all', limit: PAGE }) }),
    },
    {
      method: 'GET',
      path: '/api/admin/tables/after/:table',
      answer: async ({ params }) => {
        const after = safeParse(tableIdSchema, params['table']);
        if (!after.success) return notFound();
        return ok({ tables: await store.listTables({ kind: 'all', after: after.output, limit: PAGE }) });
      },
    },
  ]);
