import { chop } from '@miaou/chop';
import { felix } from '@miaou/felix';
import { GAMES } from '@miaou/games';
import { chanceMove, type Game, type GameTypes, type Position, SeededChance, sameJson } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { testDepth } from '../../tools/testSizes.mjs';
import { type Bot, botNamed, botsFor, charactersOf, standInFor } from './index.js';

/** Enough to see whether an answer is legal. */
const QUICK = { iterations: 8 };

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
};

/** A match that ends early where its game allows it (CE4): long ones show nothing new about legal answers. */
const SHORT = { maxRounds: Number(process.env['MIAOU_BOT_ROUNDS']) };

const startMatch = (game: Game, seats: number, length: typeof SHORT | 'whole', luck: SeededChance): Position => {
  const short = length !== 'whole' && 'maxRounds' in game.optionSpecs ? length : {};
  const options = game.parseOptions(game.drawOptions({ seats, ...short }, luck));
  if (!options.ok) throw new Error(options.error.code);
  return game.start(options.value, game.deal(options.value, luck));
};

/** Every third decision is asked for twice. */
const TWICE = 3;

/** Asks for a decision with a frozen copy of the view, parsed from JSON as over the wire. */
const asked = async (game: Game, position: Position, bot: Bot, seed: string): Promise<GameTypes['move']> => {
  const seat = position.actor;
  const legalMoves = frozen(position.legalMoves(seat));
  const view = frozen(JSON.parse(JSON.stringify(position.view(seat))) as ReturnType<Position['view']>);
  const chance = new SeededChance(seed);
  const move = await bot.choose({ game: game.id, seat, view, legalMoves, chance, budget: QUICK });
  if (position.refuse(seat, move) !== undefined) throw new Error(`illegal: ${JSON.stringify(move)}`);
  return move;
};

/** Plays a match in which the same bot holds every seat, and counts the decisions that were asked for twice and came out otherwise. */
const playAlone = async (game: Game, seats: number, bot: Bot): Promise<number> => {
  const luck = new SeededChance('alone');
  const position = startMatch(game, seats, SHORT, luck);
  let changes = 0;
  for (let turn = 0; position.toMove.length > 0; turn++) {
    const rolled = chanceMove(position, luck);
    const move = rolled ?? (await asked(game, position, bot, `${turn}`));
    if (rolled === undefined && turn % TWICE === 0)
      changes += sameJson(await asked(game, position, bot, `${turn}`), move) ? 0 : 1;
    position.play(position.actor, move);
  }
  return changes;
};

/** Plays a whole match and gives who won. */
const winnersOf = async (game: Game, bots: readonly Bot[], seed: string): Promise<readonly number[]> => {
  const luck = new SeededChance(seed);
  const position = startMatch(game, bots.length, 'whole', luck);
  while (position.toMove.length > 0) {
    const seat = position.actor;
    const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
    const request = { game: game.id, seat, view, legalMoves, chance: luck, budget: QUICK };
    position.play(seat, chanceMove(position, luck) ?? (await (bots[seat] as Bot).choose(request)));
  }
  return position.outcome()?.winners ?? [];
};

/** Every bot at every number of seats; in a quick run each at one of them, and the next bot at the next. */
const cases = GAMES.flatMap((game) =>
  game.seatCounts.flatMap((seats, place) =>
    botsFor(game.id)
      .filter((_, turn) => testDepth() === 'deep' || turn % game.seatCounts.length === place)
      .map((bot) => ({ id: game.id, name: bot.name, game, seats, bot })),
  ),
);

/** How many of the matches were won by a seat. */
const winsOf = async (game: Game, bots: readonly Bot[], seat: number, matches: number): Promise<number> => {
  let wins = 0;
  for (let match = 0; match < matches; match++)
    wins += (await winnersOf(game, bots, `match ${match}`)).includes(seat) ? 1 : 0;
  return wins;
};

const named = (game: string, name: string): Bot => {
  const bot = botNamed(game, name);
  if (bot === undefined) throw new Error(`no ${name} plays ${game}`);
  return bot;
};

describe('every bot', () => {
  it.each(cases)(
    '$name answers with a legal move, the same for the same view and seed, at $id with $seats seats',
    async ({ game, seats, bot }) => {
      expect(await playAlone(game, seats, bot)).toBe(0);
    },
  );

  it.each(GAMES)('random, greedy, the stand-in and all characters of $id have a bot there', ({ id }) => {
    const names = ['random', 'greedy', standInFor(id), ...charactersOf(id).map((character) => character.id)];
    expect(botsFor(id).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(charactersOf(id).map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(charactersOf(id).map(({ portrait }) => portrait)).size).toBe(6);
  });

  it('a game without bots of its own has the random bot, which stands in, and no characters', () => {
    expect(botsFor('whist').map(({ name }) => name)).toEqual(['random']);
    expect(botNamed('whist', 'greedy')).toBeUndefined();
    expect(standInFor('whist')).toBe('random');
    expect(charactersOf('whist')).toEqual([]);
  });
});

describe('greedy', () => {
  const random = named('felix', 'random');

  it('greedy wins most matches of Felix against three random bots', async () => {
    expect(await winsOf(felix, [random, named('felix', 'greedy'), random, random], 1, 60)).toBeGreaterThan(45);
  });

  it('greedy wins more matches of Chop than a random bot, as the cat and as the mice', async () => {
    const game: Game = { ...chop, drawOptions: () => ({ seats: 2, cat: 0 }) };
    const greedy = named('chop', 'greedy');
    const asCat = await winsOf(game, [greedy, random], 0, 30);
    const asMice = await winsOf(game, [random, greedy], 1, 30);
    expect(asCat).toBeGreaterThan((await winsOf(game, [random, random], 0, 30)) + 5);
    expect(asMice).toBeGreaterThan((await winsOf(game, [random, random], 1, 30)) + 5);
  });
});
