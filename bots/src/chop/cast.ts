import type { ChopTypes } from '@miaou/chop';
import type { Bot } from '../bot.js';
import { thinker } from './thinker.js';

/** The characters at Chop, weakest first. */
export const chopCast: readonly Bot<ChopTypes>[] = [
  thinker('ida', { deep: 0, slips: 0.12 }),
  thinker('bruno', { deep: 0, slips: 0.06 }),
  thinker('mirek', { deep: 0, slips: 0.03 }),
  thinker('vera', { deep: 0, slips: 0 }),
  thinker('odile', { deep: 8, slips: 0 }),
];
