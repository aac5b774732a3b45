import { CARDS } from '@miaou/felix';
import { type Action, type Code, nthOf, sizeOf } from '@miaou/felix/search';
import { type Chance, drawWeighted } from '@miaou/kit';
import { DOGS, VALUES } from '../cards.js';
import { isRich } from '../heuristicBidder.js';
import type { Observation } from '../observation.js';

/** How a rule player chooses the card that it lays: a softmax of its liking for each card. */
export interface LayingParams {
  /** Liking for a good cat over a bad one. */
  readonly generosity: number;
  /** Added when it can outbid most of the others, and subtracted when it cannot. */
  readonly purse: number;
  /** Added when it is the first player, whose card is turned up first. */
  readonly bait: number;
  /** Liking for dogs. */
  readonly dogs: number;
}

/** Points by which a liking of 1 rises. */
const POINTS = 8;

const likings = new Float64Array(CARDS.length);

const likingOf = (code: Code, slope: number, { dogs }: LayingParams): number =>
  ((DOGS >>> code) & 1) === 1 ? dogs : (slope * (VALUES[code] ?? 0)) / POINTS;

/** Writes the weights of the hand's cards, in the order of their codes, and returns how many there are. */
const weigh = (observation: Observation, params: LayingParams): number => {
  const size = sizeOf(observation.hand);
  const slope =
    params.generosity +
    (isRich(observation) ? params.purse : -params.purse) +
    (observation.first === 0 ? params.bait : 0);
  for (let index = 0; index < size; index++)
    likings[index] = Math.exp(likingOf(nthOf(observation.hand, index), slope, params));
  return size;
};

export const ruleLay = (observation: Observation, params: LayingParams, chance: Chance): Action =>
  nthOf(observation.hand, drawWeighted(likings, chance, weigh(observation, params)));

/** The probability that it lays a card. */
export const layingProbability = (observation: Observation, card: Code, params: LayingParams): number => {
  const size = weigh(observation, params);
  let [sum, wanted] = [0, 0];
  for (let index = 0; index < size; index++) {
    const weight = likings[index] ?? 0;
    sum += weight;
    if (nthOf(observation.hand, index) === card) wanted = weight;
  }
  return wanted / sum;
};
