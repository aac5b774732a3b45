import type { Metrics } from '../metrics.js';
import { notFound, plain, refusedWith } from './reply.js';
import type { Call, Route } from './router.js';

export interface StatusServices {
  readonly metrics: Metrics;
  readonly isReady: () => Promise<boolean>;
  readonly isOperator: (call: Call) => boolean;
}

/** Answered without limits and without looking anybody up: a monitor must get through when all else is busy. */
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
      // On a quiet server the number of entries would tell everybody that somebody set a secret order.
      if (!call.peer.isLocal && !isOperator(call)) return notFound();
      const { text, type } = await metrics.write();
      return plain(200, text, type);
    },
  },
];
