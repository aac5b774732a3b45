import type { FelixTypes } from '@miaou/felix';
import type { Bot } from '../bot.js';
import { tempered } from './tempered.js';

/** The characters at Felix, weakest first. */
export const felixCast: readonly Bot<FelixTypes>[] = [
  tempered('ida', { courage: 0, misjudges: 6, leap: 3, reserve: 0, reach: 1 }),
  tempered('bruno', { courage: -3, misjudges: 1, leap: 1, reserve: 3, reach: 0.6 }),
  tempered('mirek', { courage: 2, misjudges: 1, leap: 2, reserve: 0, reach: 0.5 }),
  tempered('vera', { courage: -1, misjudges: 0, leap: 1, reserve: 0, reach: 0.5 }),
  tempered('odile', { courage: 0, misjudges: 0, leap: 1, reserve: 0, reach: 0.5 }),
];
