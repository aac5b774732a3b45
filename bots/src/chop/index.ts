import type { ChopTypes } from '@miaou/chop';
import { loadWeights } from '#chop-weights';
import type { GameBots } from '../gameBots.js';
import { chopAdviser } from './adviser.js';
import { chopControlVariate } from './controlVariate.js';
import { greedy } from './greedy.js';
import { chopLevels } from './levels.js';

export const chopBots: GameBots<ChopTypes> = {
  bots: [greedy, ...chopLevels],
  adviser: chopAdviser,
  controlVariate: chopControlVariate,
  loadWeights,
  loadReviewer: async () => (await import('./review/reviewer.js')).chopReviewer,
};
