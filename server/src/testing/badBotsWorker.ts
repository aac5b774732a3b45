import type { Bot } from '@miaou/bots';
import type { GameTypes } from '@miaou/kit';
import { chooserAmong } from '../bots/chooser.js';

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
export default chooserAmong((_, name) => {
  const choose = WAYS.get(name);
  return choose === undefined ? undefined : { name, choose };
});
