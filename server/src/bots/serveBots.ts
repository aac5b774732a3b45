import { parentPort } from 'node:worker_threads';
import type { BotTask } from '@miaou/host';
import type { BotThreadMessage } from './botThread.js';

const tell = (message: BotThreadMessage): void => parentPort?.postMessage(message, []);

const answer = async (choose: (task: BotTask) => Promise<number | undefined>, task: BotTask): Promise<void> => {
  const message = await choose(task).then(
    (index): BotThreadMessage => ({ kind: 'chosen', index }),
    (): BotThreadMessage => ({ kind: 'crashed' }),
  );
  tell(message);
};

/** Makes this thread answer tasks with the index of the chosen move. To be called when everything is loaded. */
export const serveBots = (choose: (task: BotTask) => Promise<number | undefined>): void => {
  parentPort?.on('message', (task: BotTask) => void answer(choose, task));
  tell({ kind: 'ready' });
};
