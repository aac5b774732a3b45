import { type Action, PASS } from '@miaou/felix/search';
import type { RaiseStyle } from './auctionReplay.js';
import {
  type BidderParams,
  bidLimit,
  GREEDY_PARAMS,
  HEURISTIC_PARAMS,
  heuristicBidder,
  layProbability,
} from './heuristicBidder.js';
import { argmaxPolicy, POLICY_TEMPERATURE, samplingPolicy } from './networkPolicy.js';
import type { Observation } from './observation.js';
import type { Policy } from './policy.js';
import type { PolicyNetwork } from './policyNetwork.js';

/** A model of how another player decides. */
export interface OpponentType {
  readonly policy: Policy;
  /** Its probability before any decision is seen. */
  readonly prior: number;
  /** Which reconstruction of an auction fits it: views keep last bids only, and a player that raises by one made many bids. */
  readonly raiseStyle: RaiseStyle;
  /** The probability that it takes this action. */
  likelihood(observation: Observation, action: Action): number;
}

/** The share of decisions that no type explains. */
const NOISE = 0.03;
const LOOSE_TEMPERATURE = 0.02;

const withNoise = (probability: number): number => NOISE + (1 - NOISE) * probability;

const networkType = (network: PolicyNetwork, temperature: number, prior: number): OpponentType => ({
  prior,
  raiseStyle: 'fewest',
  policy: samplingPolicy(network, temperature),
  likelihood: (observation, action) => {
    network.evaluate(observation);
    return withNoise(network.probabilityOf(action, temperature));
  },
});

const isExpectedBid = (observation: Observation, action: Action, params: BidderParams): boolean => {
  const next = observation.highest + 1;
  const raises = bidLimit(observation, params) > next && (observation.mice[0] ?? 0) > observation.highest;
  return action === (raises ? PASS + next : PASS);
};

const bidProbability = (observation: Observation, action: Action, params: BidderParams): number =>
  isExpectedBid(observation, action, params) ? 1 : 0;

const bidderType = (params: BidderParams, prior: number): OpponentType => ({
  prior,
  raiseStyle: 'smallest',
  policy: heuristicBidder(params),
  likelihood: (observation, action) =>
    withNoise((observation.isAuction ? bidProbability : layProbability)(observation, action, params)),
});

/** The searching seat itself: its past is certain, and from here on it takes the network's best action. */
export const ownType = (network: PolicyNetwork): OpponentType => ({
  prior: 1,
  raiseStyle: 'fewest',
  policy: argmaxPolicy(network),
  likelihood: () => 1,
});

/** The types of players that a search expects. */
export const opponentTypesFor = (network: PolicyNetwork): readonly OpponentType[] => [
  networkType(network, POLICY_TEMPERATURE, 0.5),
  networkType(network, LOOSE_TEMPERATURE, 0.1),
  bidderType(HEURISTIC_PARAMS, 0.2),
  bidderType(GREEDY_PARAMS, 0.2),
];
