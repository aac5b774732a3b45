import { parentPort } from 'node:worker_threads';
import { loadReview, loadReviewer, type ReviewedDecision } from '@miaou/bots';
import type { ReviewTask } from './reviewThreads.js';

// The program of a thread in which decisions are reviewed.

const port = parentPort;
if (port === null) throw new Error('this program runs in a thread');

const review = async ({ game, record, move, settings }: ReviewTask): Promise<ReviewedDecision> => {
  const [{ reviewDecision }, reviewer] = await Promise.all([loadReview(), loadReviewer(game)]);
  if (reviewer === undefined) throw new Error(`nothing reviews ${game}`);
  return reviewDecision(reviewer, record, move, settings);
};

port.on('message', (task: ReviewTask | 'close') => {
  if (task === 'close') port.close();
  else void review(task).then((decision) => port.postMessage(decision));
});
