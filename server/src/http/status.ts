import type { Metrics } from '../metrics.js';
import { refusedWith } from './reply.js';
import type { Route } from './router.js';

/** For the machines that watch over this one. */
export const statusRoutes = (metrics: Metrics, isReady: () => Promise<boolean>): readonly Route[] => [
  { method: 'GET', path: '/healthz', answer: () => ({ status: 200, text: 'ok\n', type: 'text/plain' }) },
  {
    method: 'GET',
    path: '/readyz',
    answer: async () =>
      (await isReady())
        ? { status: 200, text: 'ready\n', type: 'text/plain' }
        : refusedWith(503, { code: 'not-ready' }),
  },
  {
    method: 'GET',
    path: '/metrics',
    answer: async () => ({ status: 200, ...(await metrics.write()) }),
  },
];
