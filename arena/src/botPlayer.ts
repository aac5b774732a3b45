import type { Bot } from '@miaou/bots';
import { type GameTypes, sameJson } from '@miaou/kit';
import type { Player, Question, Reply } from './player.js';

const placeOf = (move: GameTypes['move'], { legalMoves }: Question): Reply => {
  const same = legalMoves.indexOf(move);
  if (same >= 0) return same;
  const alike = legalMoves.findIndex((legal) => sameJson(legal, move));
  return alike >= 0 ? alike : 'illegal';
};

/** A bot of the house. Most answer at once, and then nobody waits. */
export const botPlayer = (bot: Bot): Player => ({
  answer: (question) => {
    try {
      const move = bot.choose(question);
      if (!(move instanceof Promise)) return placeOf(move, question);
      return move.then(
        (found) => placeOf(found, question),
        () => 'crashed',
      );
    } catch {
      return 'crashed';
    }
  },
  close: () => undefined,
});
