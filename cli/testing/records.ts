import { botNamed } from '@miaou/bots';
import { gameById } from '@miaou/games';
import { type JsonObject, type MatchRecord, seatsOf } from '@miaou/kit';
import { playMatch } from '../src/match.js';

/** A finished match of bots that play at random. */
export const randomRecord = async (id: string, options: JsonObject & { seats: number }): Promise<MatchRecord> => {
  const game = gameById(id);
  const bot = botNamed(id, 'random');
  if (game === undefined || bot === undefined) throw new Error(`nobody plays ${id}`);
  return playMatch({ game, options, bots: seatsOf(options.seats).map(() => bot), seed: 'record' }, 0);
};

/** The record with one move put in the place of another, and without what came after and the result. */
export const withMove = (record: MatchRecord, at: number, change: (move: JsonObject) => unknown): object => {
  const { result: _, ...rest } = record;
  const move = record.moves[at];
  if (move === undefined) throw new Error(`there is no move ${at}`);
  return { ...rest, moves: [...record.moves.slice(0, at), change(move)] };
};
