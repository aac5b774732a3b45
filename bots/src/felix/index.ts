import type { FelixTypes } from '@miaou/felix';
import { loadWeights } from '#felix-weights';
import type { GameBots } from '../gameBots.js';
import { felixAdviser } from './adviser.js';
import { felixControlVariate } from './controlVariate.js';
import { GREEDY_PARAMS, HEURISTIC_PARAMS, heuristicBidder } from './heuristicBidder.js';
import { felixLevels } from './levels.js';
import { policyBot } from './policy.js';

export const felixBots: GameBots<FelixTypes> = {
  bots: [
    policyBot('greedy', heuristicBidder(GREEDY_PARAMS)),
    policyBot('heuristic', heuristicBidder(HEURISTIC_PARAMS)),
    ...felixLevels,
  ],
  adviser: felixAdviser,
  controlVariate: felixControlVariate,
  loadWeights: ({ options }) => loadWeights(options.seats),
  loadReviewer: async () => (await import('./review/reviewer.js')).felixReviewer,
};
