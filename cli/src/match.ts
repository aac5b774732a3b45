import type { Bot, BotRequest } from '@miaou/bots';
import {
  chanceMove,
  type Game,
  type GameTypes,
  type JsonObject,
  type MatchRecord,
  makeRecord,
  type Position,
  type RecordedMove,
  type Seat,
  SeededChance,
} from '@miaou/kit';

/** What `simulate` plays, over and over. */
export interface Simulation {
  readonly game: Game;
  /** As the flags gave them: what is left to chance is drawn for each match. */
  readonly options: JsonObject;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
}

const startMatch = ({ game, options }: Simulation, chance: SeededChance): Position => {
  const parsed = game.parseOptions(game.drawOptions(options, chance));
  if (!parsed.ok) throw new Error(`options were checked and are refused now: ${parsed.error.code}`);
  return game.start(parsed.value, game.deal(parsed.value, chance));
};

const botOf = ({ bots }: Simulation, seat: Seat): Bot => {
  const bot = bots[seat];
  if (bot === undefined) throw new Error(`no bot sits at seat ${seat}`);
  return bot;
};

/** A bot that answers illegally is a fault of ours: a record of it would be worthless. */
const checked = (bot: Bot, position: Position, seat: Seat, move: GameTypes['move']): GameTypes['move'] => {
  const refusal = position.refuse(seat, move);
  if (refusal !== undefined) throw new Error(`bot ${bot.name} made a move that is refused: ${refusal.code}`);
  return move;
};

/** A view costs many times what a random move does, so it is made when the bot looks at it; until then nothing can change. */
const requestTo = (game: Game, position: Position, chance: SeededChance): BotRequest => {
  const seat = position.actor;
  let seen: BotRequest['view'] | undefined;
  return {
    game: game.id,
    seat,
    get view() {
      seen ??= position.view(seat);
      return seen;
    },
    legalMoves: position.legalMoves(seat),
    chance,
    budget: {},
  };
};

const decide = async (
  simulation: Simulation,
  position: Position,
  seat: Seat,
  chance: SeededChance,
): Promise<GameTypes['move']> => {
  const bot = botOf(simulation, seat);
  const move = await bot.choose(requestTo(simulation.game, position, chance));
  return checked(bot, position, seat, move);
};

/**
 * Plays one match. Deal and dice come from one chance that no bot draws from, and each decision gets a chance of its own:
 * so other bots at the table meet the same deal and the same dice.
 */
export const playMatch = async (simulation: Simulation, index: number): Promise<MatchRecord> => {
  const seed = `${simulation.seed}/${index}`;
  const luck = new SeededChance(seed);
  const position = startMatch(simulation, luck);
  const moves: RecordedMove[] = [];
  while (position.toMove.length > 0) {
    const seat = position.actor;
    const move =
      chanceMove(position, luck) ??
      (await decide(simulation, position, seat, new SeededChance(`${seed}/${moves.length}`)));
    position.play(seat, move);
    moves.push({ seat, ...move });
  }
  return makeRecord(simulation.game, position, moves);
};
