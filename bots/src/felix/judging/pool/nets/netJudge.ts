import type { FelixTypes } from '@miaou/felix';
import type { Bot } from '../../../../bot.js';
import { decodeFloat16 } from '../../../../network/float16.js';
import { LinearAllocator } from '../../../../network/linearAllocator.js';
import { Weights } from '../../../../network/network.js';
import { tableFacts } from '../tableFacts.js';
import { NetPlayer, shapeOf } from './netPlayer.js';
import { netPlan } from './plans.js';
import { COLLECTOR } from './weights/collector.js';
import { SCHOOLED } from './weights/schooled.js';
import { SELF_TAUGHT } from './weights/selfTaught.js';

const MEMORY_BYTES = 1 << 18;

const WEIGHTS: ReadonlyMap<string, string> = new Map([
  ['selfTaught', SELF_TAUGHT],
  ['schooled', SCHOOLED],
  ['collector', COLLECTOR],
]);

export const NET_NAMES: readonly string[] = [...WEIGHTS.keys()];

/** A network of another run, with other inputs and moves than the one that is judged. */
export const netJudge = (name: string): Bot<FelixTypes> => {
  const plan = netPlan(name);
  const allocator = new LinearAllocator(MEMORY_BYTES);
  const weights = new Weights(allocator, shapeOf(plan));
  decodeFloat16(WEIGHTS.get(name) ?? '', weights.all);
  const player = new NetPlayer(allocator, weights, plan);
  return { name, choose: ({ view, seat, chance }) => player.choose(tableFacts(view, seat), chance) };
};
