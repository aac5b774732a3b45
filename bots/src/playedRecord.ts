import { type Game, type GameTypes, type MatchRecord, makeRecord, type RecordedMove, SeededChance } from '@miaou/kit';
import type { Budget } from './bot.js';
import { botNamed } from './index.js';
import { playMatch } from './playMatch.js';

interface PlayedMatch<T extends GameTypes> {
  readonly options: object;
  readonly deal?: T['deal'];
  readonly seed: string;
  /** By seat; the first plays where there are not enough. */
  readonly bots: readonly string[];
  /** What those who search have for a decision; little where nothing is said. */
  readonly budget?: Budget;
  /** The first moves, whoever sits there. */
  readonly script?: readonly T['move'][];
}

/** The record of a match that bots play, its first moves by a script. */
export const playedRecord = async <T extends GameTypes>(
  game: Game<T>,
  { options: raw, deal, seed, bots, budget = { iterations: 40 }, script = [] }: PlayedMatch<T>,
): Promise<MatchRecord<T>> => {
  const chance = new SeededChance(seed);
  const options = game.parseOptions(game.drawOptions({ ...raw }, chance));
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const position = game.start(options.value, deal ?? game.deal(options.value, chance));
  const moves: RecordedMove<T>[] = [];
  await playMatch(position, {
    dice: chance,
    decide: (by) => {
      const scripted = script[moves.length];
      const bot = botNamed(game.id, bots[by] ?? bots[0] ?? '');
      if (bot === undefined) throw new Error(`no such bot: ${bots.join()}`);
      const request = { game: game.id, seat: by, view: position.view(by), legalMoves: position.legalMoves(by) };
      return scripted ?? bot.choose({ ...request, chance, budget });
    },
    beforeMove: (by, move) => moves.push({ seat: by, ...move }),
  });
  return makeRecord(game, position, moves);
};
