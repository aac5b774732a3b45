import { drawn } from '@miaou/kit';
import type { Bot } from './bot.js';

/** Plays any game: every legal move is equally likely. */
export const random: Bot = {
  name: 'random',
  choose: ({ legalMoves, chance }) => drawn(legalMoves, chance),
};
