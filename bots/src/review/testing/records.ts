import { type FelixMove, type FelixTypes, felix } from '@miaou/felix';
import {
  type Game,
  type GameTypes,
  type MatchRecord,
  makeRecord,
  type RecordedMove,
  SeededChance,
  seat,
} from '@miaou/kit';
import { botNamed } from '../../index.js';
import { playMatch } from '../../playMatch.js';

interface PlayedMatch<T extends GameTypes> {
  readonly options: object;
  readonly deal?: T['deal'];
  readonly seed: string;
  /** By seat; the first plays where there are not enough. */
  readonly bots: readonly string[];
  /** The first moves, whoever sits there. */
  readonly script?: readonly T['move'][];
}

/** The record of a match that bots play, its first moves by a script. */
export const recordOf = async <T extends GameTypes>(
  game: Game<T>,
  { options: raw, deal, seed, bots, script = [] }: PlayedMatch<T>,
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
      return scripted ?? bot.choose({ ...request, chance, budget: { iterations: 40 } });
    },
    beforeMove: (by, move) => moves.push({ seat: by, ...move }),
  });
  return makeRecord(game, position, moves);
};

const place = (card: Extract<FelixMove, { type: 'place' }>['card']): FelixMove => ({ type: 'place', card });

/** The index of the bid of 15 in `blunderRecord`, by seat 2. */
export const BLUNDER = 6;

/** In the first round the row shows −8 and −8, and seat 2 bids all it has. */
export const blunderRecord = (): Promise<MatchRecord<FelixTypes>> =>
  recordOf(felix, {
    options: { seats: 4 },
    deal: { firstSeat: seat(0), removed: ['3', '5', '8', '11'] },
    seed: 'blunder',
    bots: ['vera'],
    script: [
      place('-8'),
      place('-8'),
      place('rabbit'),
      place('3'),
      { type: 'pass' },
      { type: 'bid', amount: 1 },
      { type: 'bid', amount: 15 },
    ],
  });
