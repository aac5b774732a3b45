import type { ChopTypes } from '@miaou/chop';
import type { Bot } from '../bot.js';
import { thinker } from './thinker.js';

/** The characters at Chop, weakest first. */
export const chopCast: readonly Bot<ChopTypes>[] = [
  thinker('ida', { deep: 0, slips: 0.08, caution: 0 }),
  thinker('bruno', { deep: 0, slips: 0.05, caution: 0.25 }),
  thinker('mirek', { deep: 0, slips: 0.02, caution: -0.05 }),
  thinker('vera', { deep: 0, slips: 0, caution: 0 }),
  thinker('odile', { deep: 8, slips: 0, caution: 0 }),
];
