import type { Bot } from '@miaou/bots';
import { type BotTask, chooseIndex } from '@miaou/host';
import type { GameTypes } from '@miaou/kit';
import { serveBots } from '../bots/serveBots.js';

type Choose = Bot['choose'];

const never = (): Promise<GameTypes['move']> => new Promise(() => undefined);

/** Keeps everything it makes. */
const hoard: unknown[] = [];

/** Every way in which a bot was ever seen to fail, and two that do not. */
const WAYS: ReadonlyMap<string, Choose> = new Map<string, Choose>([
  ['last', ({ legalMoves }) => legalMoves.at(-1) ?? { type: 'nothing' }],
  ['thinkingLast', async ({ legalMoves }) => legalMoves.at(-1) ?? { type: 'nothing' }],
  [
    'spinning',
    () => {
      for (;;) hoard.length = 0;
    },
  ],
  [
    'throwing',
    () => {
      throw new Error('no idea');
    },
  ],
  ['silent', never],
  ['illegal', () => ({ type: 'bid', amount: 1_000 })],
  ['speechless', () => undefined as unknown as GameTypes['move']],
  [
    'greedyForMemory',
    () => {
      for (;;) hoard.push({ more: hoard.length, and: [hoard.length] });
    },
  ],
  ['leaving', () => process.exit(0)],
  [
    'sulking',
    ({ legalMoves }) => {
      setImmediate(() => {
        throw new Error('after the answer');
      });
      return legalMoves.at(-1) ?? { type: 'nothing' };
    },
  ],
]);

/** A program for the bots' threads in which every bot is as bad as its name. */
serveBots((task: BotTask): Promise<number | undefined> => {
  const choose = WAYS.get(task.bot);
  return chooseIndex(choose && { choose }, task);
});
