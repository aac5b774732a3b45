import type { FelixMove, FelixTypes } from '@miaou/felix';
import { type Action, actionOf } from '@miaou/felix/search';
import type { Chance } from '@miaou/kit';
import type { Bot } from '../bot.js';
import { read } from './read.js';
import { Sight } from './sight.js';

/** Decides from what a seat may know: the one form in which bots play, train and stand in for others in a search. */
export type Policy = (sight: Sight, chance: Chance) => Action;

/** The legal move that an action stands for. */
export const legalMoveFor = (action: Action, legalMoves: readonly FelixMove[]): FelixMove => {
  const move = legalMoves.find((legal) => actionOf(legal) === action);
  if (move === undefined) throw new Error(`${action} is no legal action`);
  return move;
};

/** The bot that plays by a policy. */
export const botOf = (name: string, policy: Policy): Bot<FelixTypes> => {
  const sight = new Sight();
  return {
    name,
    choose: ({ view, seat, legalMoves, chance }) => {
      read(view, seat, sight);
      return legalMoveFor(policy(sight, chance), legalMoves);
    },
  };
};
