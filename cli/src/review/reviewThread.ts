import { parentPort } from 'node:worker_threads';
import { type ReviewedDecision, reviewMove } from '@miaou/bots';
import type { ReviewTask } from './reviewThreads.js';

// The program of a thread in which decisions are reviewed.

const port = parentPort;
if (port === null) throw new Error('this program runs in a thread');

const review = async ({ game, record, move, settings }: ReviewTask): Promise<ReviewedDecision> => {
  const decision = await reviewMove(game, record, move, settings);
  if (decision === undefined) throw new Error(`nothing reviews ${game}`);
  return decision;
};

port.on('message', (task: ReviewTask | 'close') => {
  if (task === 'close') port.close();
  else void review(task).then((decision) => port.postMessage(decision));
});
