import type { Bot } from '@miaou/bots';
import { type GameTypes, indexOfMove } from '@miaou/kit';
import type { Player, PlayerReply, PlayerRequest } from './player.js';

const replyFor = (move: GameTypes['move'], { legalMoves }: PlayerRequest): PlayerReply =>
  indexOfMove(legalMoves, move) ?? 'illegal';

/** A bot of this package. Most answer synchronously, which saves an `await` for each decision. */
export const botPlayer = (bot: Bot): Player => ({
  answer: (request) => {
    try {
      const move = bot.choose(request);
      if (!(move instanceof Promise)) return replyFor(move, request);
      return move.then(
        (chosen) => replyFor(chosen, request),
        () => 'crashed',
      );
    } catch {
      return 'crashed';
    }
  },
  close: () => undefined,
});
