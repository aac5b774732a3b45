import type { FelixTypes } from '@miaou/felix';
import type { FelixPosition } from '@miaou/felix/search';
import type { Bot } from '../../bot.js';
import { random } from '../../random.js';
import { botIn, botPlayer, type Player } from '../../training/botPlayer.js';
import { GREEDY_PARAMS, HEURISTIC_PARAMS, heuristicBidder } from '../heuristicBidder.js';
import { felixBots } from '../index.js';
import { trainedPolicy } from '../networkPolicy.js';
import { Observation } from '../observation.js';
import { observePosition } from '../observePosition.js';
import type { Policy } from '../policy.js';

export type FelixPlayer = Player<FelixPosition>;

/** Plays by a policy. No view is made, which halves the time of a match. */
export const policyPlayer = (policy: Policy): FelixPlayer => {
  const observation = new Observation();
  return (position, chance) => {
    observePosition(position, position.actor, observation);
    return policy(observation, chance);
  };
};

/** The policies of bots that need no view. */
const POLICIES: ReadonlyMap<string, Policy> = new Map([
  ['greedy', heuristicBidder(GREEDY_PARAMS)],
  ['heuristic', heuristicBidder(HEURISTIC_PARAMS)],
  ['vera', trainedPolicy],
]);

export const felixBotNamed = (name: string): Bot<FelixTypes> =>
  botIn([random as Bot<FelixTypes>, ...felixBots.bots], name);

/** Plays as the bot of this name does. */
export const playerNamed = (name: string): FelixPlayer => {
  const policy = POLICIES.get(name);
  return policy === undefined ? botPlayer('felix', felixBotNamed(name)) : policyPlayer(policy);
};
