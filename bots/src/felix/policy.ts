import type { FelixMove, FelixTypes } from '@miaou/felix';
import { type Action, actionOf } from '@miaou/felix/search';
import type { Chance } from '@miaou/kit';
import type { Bot } from '../bot.js';
import { Observation } from './observation.js';
import { observeView } from './observeView.js';

/** Decides from what a seat may know. Bots, training and the opponents in a search all decide this way. */
export type Policy = (observation: Observation, chance: Chance) => Action;

/** The legal move that an action stands for. */
export const legalMoveFor = (action: Action, legalMoves: readonly FelixMove[]): FelixMove => {
  const move = legalMoves.find((legal) => actionOf(legal) === action);
  if (move === undefined) throw new Error(`action ${action} is not legal`);
  return move;
};

/** A bot that plays by a policy. */
export const policyBot = (name: string, policy: Policy): Bot<FelixTypes> => {
  const observation = new Observation();
  return {
    name,
    choose: ({ view, seat, legalMoves, chance }) => {
      observeView(view, seat, observation);
      return legalMoveFor(policy(observation, chance), legalMoves);
    },
  };
};
