import { type Action, type Code, PASS, ROUNDS, sizeOf } from '@miaou/felix/search';
import type { Chance } from '@miaou/kit';
import { worstAt } from './cards.js';
import type { Observation } from './observation.js';
import type { Policy } from './policy.js';
import { expectedSack } from './sackValue.js';
import { highestSensibleBid, wouldRefusePoints } from './sensibleBids.js';

/** The parameters of a bidder that looks no further than the sack on the table. Amounts are in mice. */
export interface BidderParams {
  /** The value of a point in the sack. */
  readonly pointValue: number;
  /** Added to the value of the sack. */
  readonly optimism: number;
  /** The value of a mouse that passing pays. */
  readonly passValue: number;
  /** The largest error in the value of a sack, either way. */
  readonly maxError: number;
  readonly maxRaise: number;
  /** Kept back for each round to come, whatever the value of the sack. */
  readonly reservePerRound: number;
  /** The part of the hand that it lays from: 1 lays anything, 0.5 the better or the worse half. */
  readonly layFraction: number;
}

/** Raises by one while the sack is worth more than the bid and the mice for passing together. */
export const GREEDY_PARAMS: BidderParams = {
  pointValue: 1,
  optimism: 0,
  passValue: 1,
  maxError: 0,
  maxRaise: 1,
  reservePerRound: 0,
  layFraction: 0.5,
};

/** Found by a search over the parameters, against the greedy ones and against itself. */
export const HEURISTIC_PARAMS: BidderParams = {
  ...GREEDY_PARAMS,
  pointValue: 0.89,
  optimism: 0.1,
  passValue: 1.18,
  layFraction: 0.6,
};

/** True for a seat that can outbid most of the others, by counting (FK3). */
export const isRich = ({ mice, seats }: Observation): boolean => {
  let richer = 0;
  for (let by = 1; by < seats; by++) if ((mice[by] ?? 0) > (mice[0] ?? 0)) richer++;
  return 2 * richer < seats - 1;
};

/** The part of the hand, worst first, that it lays from. */
const layableRange = (
  observation: Observation,
  { layFraction }: BidderParams,
): readonly [from: number, count: number] => {
  const size = sizeOf(observation.hand);
  const count = Math.ceil(size * layFraction);
  return [isRich(observation) ? size - count : 0, count];
};

/**
 * A seat that can outbid most of the others lays good cards, any other seat lays cards that its buyer will regret. The card is drawn
 * from that part of the hand so that others cannot predict it.
 */
const lay = (observation: Observation, params: BidderParams, chance: Chance): Action => {
  const [from, count] = layableRange(observation, params);
  return worstAt(observation.hand, from + chance.below(count));
};

/** The probability that a bidder with these parameters lays a card. */
export const layProbability = (observation: Observation, card: Code, params: BidderParams): number => {
  const [from, count] = layableRange(observation, params);
  for (let index = from; index < from + count; index++) if (worstAt(observation.hand, index) === card) return 1 / count;
  return 0;
};

/** It raises while a bid is below this; `error` is how far it misjudges the sack. */
export const bidLimit = (observation: Observation, params: BidderParams, error = 0): number => {
  const { pointValue, optimism, passValue, reservePerRound } = params;
  const value = pointValue * expectedSack(observation) + optimism + error - passValue * observation.payment;
  const owned = observation.mice[0] ?? 0;
  return Math.min(value, owned + 1 - reservePerRound * (ROUNDS - observation.round));
};

const drawError = ({ maxError }: BidderParams, chance: Chance): number =>
  maxError === 0 ? 0 : chance.below(2 * maxError + 1) - maxError;

const bidOrPass = (observation: Observation, params: BidderParams, chance: Chance): Action => {
  const wanted = bidLimit(observation, params, drawError(params, chance));
  if (wouldRefusePoints(observation)) return PASS + 1;
  const limit = Math.ceil(Math.min(wanted, highestSensibleBid(observation) + 1)) - 1;
  if (observation.highest + 1 > limit) return PASS;
  return PASS + Math.min(limit, observation.highest + 1 + chance.below(params.maxRaise));
};

export const heuristicBidder =
  (params: BidderParams): Policy =>
  (observation, chance) =>
    observation.isAuction ? bidOrPass(observation, params, chance) : lay(observation, params, chance);
