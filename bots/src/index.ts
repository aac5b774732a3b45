import type { Bot } from './bot.js';
import { chopCast } from './chop/cast.js';
import { greedy as chopGreedy } from './chop/greedy.js';
import { felixCast } from './felix/cast.js';
import { greedy as felixGreedy } from './felix/greedy.js';
import { heuristic } from './felix/heuristic.js';
import { random } from './random.js';

export type { Bot, BotRequest, Budget } from './bot.js';
export { CHARACTERS, type Character } from './characters.js';
export type { ChopReason } from './chop/hints.js';
export type { FelixReason } from './felix/hints.js';
export { fetchFor } from './fetched.js';
export { luckGaugeFor } from './gauges.js';
export type { Adviser, Hint, Reason } from './hint.js';
export { adviserFor } from './hints.js';
export type { LuckGauge } from './luck.js';

const BOTS: ReadonlyMap<string, readonly Bot[]> = new Map([
  ['felix', [random, felixGreedy, heuristic, ...felixCast]],
  ['chop', [random, chopGreedy, ...chopCast]],
]);

/** The bots that can play a game. A game without bots of its own still has the random one. */
export const botsFor = (game: string): readonly Bot[] => BOTS.get(game) ?? [random];

/** The bot of this name that plays the game, if there is one. */
export const botNamed = (game: string, name: string): Bot | undefined => botsFor(game).find((bot) => bot.name === name);

/** What trains and hunts bots. Loaded by whoever does: nobody who plays waits for it. */
export const loadTraining = () => import('./training/index.js');

export type Training = Awaited<ReturnType<typeof loadTraining>>;
