import { botNamed } from '@miaou/bots';
import { gameById } from '@miaou/games';
import { type JsonObject, type MatchRecord, seatsOf } from '@miaou/kit';
import { simulateMatch } from '../src/simulation/simulateMatch.js';

/** The record of a finished match of random bots. */
export const randomRecord = async (id: string, options: JsonObject & { seats: number }): Promise<MatchRecord> => {
  const game = gameById(id);
  const bot = botNamed(id, 'random');
  if (game === undefined || bot === undefined) throw new Error(`no random bot for ${id}`);
  return simulateMatch({ game, options, bots: seatsOf(options.seats).map(() => bot), seed: 'record' }, 0);
};

/** The record up to and with one changed move, without a result. */
export const withMove = (record: MatchRecord, at: number, change: (move: JsonObject) => unknown): object => {
  const { result: _, ...rest } = record;
  const move = record.moves[at];
  if (move === undefined) throw new Error(`no move ${at}`);
  return { ...rest, moves: [...record.moves.slice(0, at), change(move)] };
};
