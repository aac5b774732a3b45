import { networkFor } from './networkCache.js';
import type { Policy } from './policy.js';
import type { PolicyNetwork } from './policyNetwork.js';

/**
 * The softmax temperature at which the network plays, in chances to win. A player that always takes the best action by a hair can be
 * predicted. It costs about two points of win share against rule bots, and takes half of its gain from a best response to the network.
 */
export const POLICY_TEMPERATURE = 0.003;

/** Takes the action with the highest value. */
export const argmaxPolicy =
  (network: PolicyNetwork): Policy =>
  (observation) => {
    network.evaluate(observation);
    return network.actionAt(network.bestIndex());
  };

/** Draws an action from the softmax of the values. */
export const samplingPolicy =
  (network: PolicyNetwork, temperature = POLICY_TEMPERATURE): Policy =>
  (observation, chance) => {
    network.evaluate(observation);
    return network.actionAt(network.sample(temperature, chance));
  };

/** Plays by the network that was trained for the seat count. */
export const trainedPolicy: Policy = (observation, chance) =>
  samplingPolicy(networkFor(observation.seats))(observation, chance);
