import type { FelixTypes } from '@miaou/felix';
import type { Bot } from '../bot.js';
import { byNet } from './byNet.js';
import { PLAIN } from './greedy.js';
import { botOf } from './policy.js';
import { searcher } from './searcher.js';
import { tempered } from './tempered.js';

/** The characters at Felix, weakest first. */
export const felixCast: readonly Bot<FelixTypes>[] = [
  botOf('ida', tempered({ ...PLAIN, misjudges: 6, leap: 3, reach: 1 })),
  botOf('bruno', tempered({ ...PLAIN, courage: -3, misjudges: 1, reserve: 0.4, reach: 0.6 })),
  botOf('mirek', tempered({ ...PLAIN, courage: 1, misjudges: 1, leap: 2 })),
  botOf('vera', byNet),
  searcher('odile'),
];
