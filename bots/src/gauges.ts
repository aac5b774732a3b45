import { chopGauge } from './chop/luck.js';
import { felixGauge } from './felix/luck.js';
import type { LuckGauge } from './luck.js';

const GAUGES: ReadonlyMap<string, LuckGauge> = new Map<string, LuckGauge>([
  ['felix', felixGauge],
  ['chop', chopGauge],
]);

/** What tells luck in a game, if something does. */
export const luckGaugeFor = (game: string): LuckGauge | undefined => GAUGES.get(game);
