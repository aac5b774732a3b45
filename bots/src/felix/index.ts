import type { FelixTypes } from '@miaou/felix';
import { loadWeights } from '#felix-weights';
import type { GameBots } from '../gameBots.js';
import { felixAdviser } from './adviser.js';
import { felixControlVariate } from './controlVariate.js';
import { GREEDY_PARAMS, HEURISTIC_PARAMS, heuristicBidder } from './heuristicBidder.js';
import { trainedPolicy } from './networkPolicy.js';
import { policyBot } from './policy.js';
import { searchBot } from './searchBot.js';

export const felixBots: GameBots<FelixTypes> = {
  bots: [
    policyBot('greedy', heuristicBidder(GREEDY_PARAMS)),
    policyBot('heuristic', heuristicBidder(HEURISTIC_PARAMS)),
    // Wants every sack more than it is worth, and forgets that passing pays.
    policyBot(
      'lino',
      heuristicBidder({ ...GREEDY_PARAMS, optimism: 4, passValue: 0, maxError: 9, maxRaise: 3, layFraction: 1 }),
    ),
    policyBot('ida', heuristicBidder({ ...GREEDY_PARAMS, maxError: 11, maxRaise: 3, layFraction: 1 })),
    policyBot('bruno', heuristicBidder({ ...GREEDY_PARAMS, optimism: -3, maxError: 2, reservePerRound: 0.4 })),
    policyBot('mirek', heuristicBidder({ ...GREEDY_PARAMS, optimism: 1, maxError: 1, maxRaise: 2 })),
    policyBot('vera', trainedPolicy),
    searchBot('odile'),
  ],
  adviser: felixAdviser,
  controlVariate: felixControlVariate,
  loadWeights: ({ options }) => loadWeights(options.seats),
  loadReviewer: async () => (await import('./review/reviewer.js')).felixReviewer,
};
