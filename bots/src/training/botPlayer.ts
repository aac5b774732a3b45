import type { Chance, GameTypes, Position } from '@miaou/kit';
import type { Bot, Budget } from '../bot.js';

/** The action of the seat to move. It must depend on nothing but what the seat may know. */
export type Player<P> = (position: P, chance: Chance) => number;

/** Plays as a bot does that is handed its view. */
export const botPlayer =
  <T extends GameTypes>(game: string, bot: Bot<T>, budget: Budget = {}): Player<Position<T>> =>
  (position, chance) => {
    const seat = position.actor;
    const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
    const move = bot.choose({ game, seat, view, legalMoves, chance, budget });
    if (move instanceof Promise) throw new Error(`${bot.name} does not answer synchronously`);
    return position.actionOf(move);
  };

/** The bot of this name among some; throws where there is none. */
export const botIn = <T extends GameTypes>(bots: readonly Bot<T>[], name: string): Bot<T> => {
  const bot = bots.find((other) => other.name === name);
  if (bot === undefined)
    throw new Error(`no bot is called ${name}; known: ${bots.map((other) => other.name).join(', ')}`);
  return bot;
};
