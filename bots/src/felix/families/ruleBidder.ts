import { type Action, PASS, ROUNDS } from '@miaou/felix/search';
import { type Chance, drawFraction } from '@miaou/kit';
import { highestBid, type Observation } from '../observation.js';
import { expectedSack, sackSpread } from '../sackValue.js';

/** How a rule player bids. Amounts are in mice. */
export interface BiddingParams {
  /** The value of a point in the sack. */
  readonly pointValue: number;
  /** Added for each point by which the sack may be better or worse: below 0 it fears what it does not see. */
  readonly daring: number;
  readonly optimism: number;
  /** The value of a mouse that passing pays. */
  readonly passValue: number;
  /** Kept back for each round to come. */
  readonly reservePerRound: number;
  /** The part of its mice that it spends on one sack at most. */
  readonly thrift: number;
  /** What is left of that part in the first round: from there it grows by the same factor each round to the whole in the last. */
  readonly opening: number;
  /** How unsure it is of its limit: the scale of a logistic distribution. */
  readonly doubt: number;
  /** The part of the way to its limit that a raise may leap. */
  readonly leap: number;
}

/** What does not depend on the player, computed once for many of them. */
export interface Prospect {
  readonly worth: number;
  readonly spread: number;
}

export const prospectOf = (observation: Observation): Prospect => ({
  worth: expectedSack(observation),
  spread: sackSpread(observation),
});

/** The most that it would pay, before doubt. */
const limitOf = (observation: Observation, { worth, spread }: Prospect, params: BiddingParams): number => {
  const value =
    params.pointValue * worth + params.daring * spread + params.optimism - params.passValue * observation.payment;
  const [owned, toCome] = [observation.mice[0] ?? 0, ROUNDS - observation.round];
  const affordable = params.thrift * params.opening ** (toCome / (ROUNDS - 1)) * owned;
  return Math.min(value, owned - params.reservePerRound * toCome, affordable);
};

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

const raiseProbability = (observation: Observation, limit: number, { doubt }: BiddingParams): number =>
  logistic((limit - observation.highest - 0.5) / doubt);

/** The largest raise above the next bid. */
const longestLeap = (observation: Observation, limit: number, { leap }: BiddingParams): number => {
  const next = observation.highest + 1;
  const left = Math.min(limit, highestBid(observation)) - next;
  return left <= 0 ? 0 : Math.floor(leap * left);
};

const canRaise = (observation: Observation): boolean => highestBid(observation) > observation.highest;

export const ruleBid = (observation: Observation, params: BiddingParams, chance: Chance): Action => {
  if (!canRaise(observation)) return PASS;
  const limit = limitOf(observation, prospectOf(observation), params);
  if (drawFraction(chance) >= raiseProbability(observation, limit, params)) return PASS;
  return PASS + observation.highest + 1 + chance.below(1 + longestLeap(observation, limit, params));
};

/** The probability that it takes an action of an auction. */
export const bidProbability = (
  observation: Observation,
  prospect: Prospect,
  action: Action,
  params: BiddingParams,
): number => {
  if (!canRaise(observation)) return action === PASS ? 1 : 0;
  const limit = limitOf(observation, prospect, params);
  const raises = raiseProbability(observation, limit, params);
  if (action === PASS) return 1 - raises;
  const longest = longestLeap(observation, limit, params);
  const leap = action - PASS - observation.highest - 1;
  return leap <= longest ? raises / (1 + longest) : 0;
};
