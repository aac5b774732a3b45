import { type Action, PASS } from '@miaou/felix/search';
import { SeededChance } from '@miaou/kit';
import type { RaiseStyle } from './auctionReplay.js';
import { drawBidding, drawLaying, rulePolicy } from './families/families.js';
import { type BiddingParams, bidProbability, prospectOf } from './families/ruleBidder.js';
import type { LayingParams } from './families/ruleLayer.js';
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
  /** Which reconstruction of an auction fits it: views keep last bids only, and a player that raises by one made many bids. */
  readonly raiseStyle: RaiseStyle;
  /** The probability of an action, for a rule player with drawn habits only of one in an auction. */
  likelihood(observation: Observation, action: Action): number;
}

/** The share of decisions that no type explains. */
const NOISE = 0.03;

export const withNoise = (probability: number): number => NOISE + (1 - NOISE) * probability;

/** A player of whom nothing is unknown. */
export interface KnownType extends OpponentType {
  /** Its probability before any decision is seen. */
  readonly prior: number;
  /** Set for a player that decides by the network, more or less loosely. */
  readonly temperature?: number;
}

const networkType = (network: PolicyNetwork, temperature: number, prior: number): KnownType => ({
  prior,
  temperature,
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

const bidderType = (params: BidderParams, prior: number): KnownType => ({
  prior,
  raiseStyle: 'smallest',
  policy: heuristicBidder(params),
  likelihood: (observation, action) =>
    withNoise(
      observation.isAuction
        ? Number(isExpectedBid(observation, action, params))
        : layProbability(observation, action, params),
    ),
});

/** As the network plays, as one that learned elsewhere may play, the kind "none of these" without much preference, and plain bidders. */
export const knownTypesFor = (network: PolicyNetwork): readonly KnownType[] => [
  networkType(network, POLICY_TEMPERATURE, 0.35),
  networkType(network, 0.015, 0.1),
  networkType(network, 0.06, 0.05),
  bidderType(HEURISTIC_PARAMS, 0.15),
  bidderType(GREEDY_PARAMS, 0.15),
];

/** The probability of a rule player with unknown habits before any decision is seen. */
export const RULE_PRIOR = 0.2;

/** A player whose raises leap this far on average is not one that raises by one. */
const LEAPING = 0.15;

export const raiseStyleOf = ({ leap }: BiddingParams): RaiseStyle => (leap > LEAPING ? 'fewest' : 'smallest');

const DRAWN_BIDDERS = 72;
const DRAWN_LAYERS = 48;
const draws = new SeededChance('opponents');

/** Most bidders differ from a plain one by what they add to the worth of a sack, so that this is looked for in small steps. */
const OFFSETS = [-4, -3, -2, -1, 0, 1, 2, 3];
const PLAIN = {
  pointValue: 1,
  daring: 0,
  passValue: 1,
  reservePerRound: 0,
  thrift: 1,
  opening: 1,
  doubt: 0.4,
  leap: 0,
};

/** Particles: habits drawn from the families, among which those of a player are looked for. */
export const BIDDERS: readonly BiddingParams[] = [
  ...OFFSETS.map((optimism) => ({ ...PLAIN, optimism })),
  ...Array.from({ length: DRAWN_BIDDERS }, () => drawBidding(draws)),
];
export const LAYERS: readonly LayingParams[] = Array.from({ length: DRAWN_LAYERS }, () => drawLaying(draws));

/** A rule player with these habits. */
export const ruleType = (bidding: BiddingParams, laying: LayingParams): OpponentType => ({
  raiseStyle: raiseStyleOf(bidding),
  policy: rulePolicy(bidding, laying),
  likelihood: (observation, action) => withNoise(bidProbability(observation, prospectOf(observation), action, bidding)),
});

/** The searching seat itself: its past is certain, and from here on it takes the network's best action. */
export const ownType = (network: PolicyNetwork): OpponentType => ({
  raiseStyle: 'fewest',
  policy: argmaxPolicy(network),
  likelihood: () => 1,
});
