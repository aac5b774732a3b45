import type { FelixTypes } from '@miaou/felix';
import { loadWeights } from '#felix-weights';
import type { GameBots } from '../gameBots.js';
import { felixAdviser } from './adviser.js';
import { felixControlVariate } from './controlVariate.js';
import { GREEDY_PARAMS, HEURISTIC_PARAMS, heuristicBidder } from './heuristicBidder.js';
import { trainedPolicy } from './networkPolicy.js';
import { policyBot } from './policy.js';
import { bruno, ida, lino, mirek } from './ruleCharacters.js';
import { searchBot } from './searchBot.js';

export const felixBots: GameBots<FelixTypes> = {
  bots: [
    policyBot('greedy', heuristicBidder(GREEDY_PARAMS)),
    policyBot('heuristic', heuristicBidder(HEURISTIC_PARAMS)),
    policyBot('lino', lino),
    policyBot('ida', ida),
    policyBot('bruno', bruno),
    policyBot('mirek', mirek),
    policyBot('vera', trainedPolicy),
    searchBot('odile'),
  ],
  adviser: felixAdviser,
  controlVariate: felixControlVariate,
  loadWeights: ({ options }) => loadWeights(options.seats),
  loadReviewer: async () => (await import('./review/reviewer.js')).felixReviewer,
};
