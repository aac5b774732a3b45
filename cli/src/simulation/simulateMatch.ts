import { type Bot, type BotRequest, levelOfBot, playMatch } from '@miaou/bots';
import {
  type Game,
  type GameTypes,
  type JsonObject,
  type MatchRecord,
  makeRecord,
  type Position,
  type RecordedMove,
  type RecordedPlayer,
  type Seat,
  SeededChance,
} from '@miaou/kit';

/** The matches that `simulate` plays: they differ in their index only. */
export interface Simulation {
  readonly game: Game;
  /** As the flags gave them; options left to chance are drawn for each match. */
  readonly options: JsonObject;
  /** One for each seat. */
  readonly bots: readonly Bot[];
  readonly seed: string;
  /** Records do not say who played. */
  readonly isAnonymous?: boolean;
}

/** Deals a match; options left to chance are drawn for it. */
export const startMatch = ({ game, options }: Pick<Simulation, 'game' | 'options'>, chance: SeededChance): Position => {
  const parsed = game.parseOptions(game.drawOptions(options, chance));
  if (!parsed.ok) throw new Error(`options were checked and are refused now: ${parsed.error.code}`);
  return game.start(parsed.value, game.deal(parsed.value, chance));
};

const botOf = ({ bots }: Simulation, seat: Seat): Bot => {
  const bot = bots[seat];
  if (bot === undefined) throw new Error(`no bot sits at seat ${seat}`);
  return bot;
};

/** An illegal move is a bug of the bot, and a record of it would not replay. */
const checked = (bot: Bot, position: Position, seat: Seat, move: GameTypes['move']): GameTypes['move'] => {
  const refusal = position.refuse(seat, move);
  if (refusal !== undefined) throw new Error(`bot ${bot.name} made a move that is refused: ${refusal.code}`);
  return move;
};

/** A view costs many times what a random move does, so it is built when the bot reads it; the position does not change before. */
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

const decide = async (simulation: Simulation, position: Position, chance: SeededChance): Promise<GameTypes['move']> => {
  const seat = position.actor;
  const bot = botOf(simulation, seat);
  return checked(bot, position, seat, await bot.choose(requestTo(simulation.game, position, chance)));
};

const playersIn = ({ bots }: Simulation): { readonly players: readonly RecordedPlayer[] } => ({
  players: bots.map(({ name }) => ({ name, kind: 'bot', level: levelOfBot(name) })),
});

/**
 * Plays one match. Deal and dice come from one chance that no bot draws from, and each decision gets a chance of its own, so that
 * other bots meet the same deal and the same dice.
 */
export const simulateMatch = async (simulation: Simulation, index: number): Promise<MatchRecord> => {
  const seed = `${simulation.seed}/${index}`;
  const dice = new SeededChance(seed);
  const position = startMatch(simulation, dice);
  const moves: RecordedMove[] = [];
  await playMatch(position, {
    dice,
    decide: () => decide(simulation, position, new SeededChance(`${seed}/${moves.length}`)),
    beforeMove: (seat, move) => moves.push({ seat, ...move }),
  });
  return makeRecord(simulation.game, position, moves, simulation.isAnonymous === true ? {} : playersIn(simulation));
};
