import type { Metrics } from '../metrics.js';
import { notFound, plain, refusedWith } from './reply.js';
import type { Call, Route } from './router.js';

export interface StatusServices {
  readonly metrics: Metrics;
  readonly isReady: () => Promise<boolean>;
  readonly isOperator: (call: Call) => boolean;
}

/** Answered without limits of their own and without a look-up of the person: a monitor must get through when everything else is busy. */
export const statusRoutes = ({ metrics, isReady, isOperator }: StatusServices): readonly Route[] => [
  { method: 'GET', path: '/healthz', answer: () => plain(200, 'ok\n') },
  {
    method: 'GET',
    path: '/readyz',
    answer: async () => ((await isReady()) ? plain(200, 'ready\n') : refusedWith(503, { code: 'not-ready' })),
  },
  {
    method: 'GET',
    path: '/metrics',
    answer: async (call) => {
      // On a quiet server the number of entries reveals that a player set a standing order, which is secret. No address is trusted: a
      // proxy or tunnel of this machine calls from it, too, and so does a page that gave its own name to it.
      if (!isOperator(call)) return notFound();
      const { text, type } = await metrics.write();
      return plain(200, text, type);
    },
  },
];
