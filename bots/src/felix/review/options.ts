import { type Action, PASS } from '@miaou/felix/search';
import type { Observation } from '../observation.js';
import type { PolicyNetwork } from '../policyNetwork.js';

const MOST_OPTIONS = 5;

/** The actions that a decision is judged by: the made one, passing and the next bid, and those that the network likes best. */
export const optionsFor = (
  network: PolicyNetwork,
  observation: Observation,
  legal: readonly Action[],
  made: Action | undefined,
): readonly Action[] => {
  network.evaluate(observation);
  const liked = Array.from({ length: network.count }, (_, index) => ({
    action: network.actionAt(index),
    value: network.values[index] ?? 0,
  }))
    .toSorted((one, other) => other.value - one.value)
    .map(({ action }) => action);
  const always = observation.isAuction ? [...liked.slice(0, 1), PASS, PASS + observation.highest + 1] : [];
  return [...new Set([...(made === undefined ? [] : [made]), ...always, ...liked])]
    .filter((action) => legal.includes(action))
    .slice(0, MOST_OPTIONS);
};
