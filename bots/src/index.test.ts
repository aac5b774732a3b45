import { chop } from '@miaou/chop';
import { felix } from '@miaou/felix';
import { chanceMove, type Game, type Position, SeededChance, sameJson, seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { type Bot, botNamed, botsFor, CHARACTERS } from './index.js';

const GAMES: readonly Game[] = [felix, chop];
/** Enough to see whether an answer is legal. */
const QUICK = { iterations: 8 };

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
  return value;
};

const startMatch = (game: Game, seats: number, luck: SeededChance): Position => {
  const options = game.parseOptions(game.drawOptions({ seats }, luck));
  if (!options.ok) throw new Error(options.error.code);
  return game.start(options.value, game.deal(options.value, luck));
};

/** Plays a match and gives who won. Every decision is asked for `times` times, of copies of the view as text brings them. */
const play = async (game: Game, bots: readonly Bot[], seed: string, times = 1): Promise<readonly number[]> => {
  const luck = new SeededChance(seed);
  const position = startMatch(game, bots.length, luck);
  for (let turn = 0; position.toMove.length > 0; turn++) {
    const seat = position.actor;
    const rolled = chanceMove(position, luck);
    if (rolled !== undefined) {
      position.play(seat, rolled);
      continue;
    }
    const legalMoves = frozen(position.legalMoves(seat));
    const text = JSON.stringify(position.view(seat));
    const answers = [];
    for (let time = 0; time < times; time++) {
      const view = frozen(JSON.parse(text) as ReturnType<Position['view']>);
      const chance = new SeededChance(`${seed} ${turn}`);
      answers.push(await bots[seat]?.choose({ game: game.id, seat, view, legalMoves, chance, budget: QUICK }));
    }
    const [move] = answers;
    if (move === undefined || position.refuse(seat, move) !== undefined)
      throw new Error(`illegal: ${JSON.stringify(move)}`);
    for (const answer of answers) expect(sameJson(answer, move)).toBe(true);
    position.play(seat, move);
  }
  return position.outcome()?.winners ?? [];
};

const cases = GAMES.flatMap((game) =>
  game.seatCounts.flatMap((seats) =>
    botsFor(game.id).map((bot) => ({ id: game.id, name: bot.name, game, seats, bot })),
  ),
);

/** How many of the matches were won by a seat. */
const winsOf = async (game: Game, bots: readonly Bot[], seat: number, matches: number): Promise<number> => {
  let wins = 0;
  for (let match = 0; match < matches; match++)
    wins += (await play(game, bots, `match ${match}`)).includes(seat) ? 1 : 0;
  return wins;
};

const named = (game: string, name: string): Bot => {
  const bot = botNamed(game, name);
  if (bot === undefined) throw new Error(`no ${name} plays ${game}`);
  return bot;
};

describe('every bot', () => {
  it.each(cases)(
    '$name answers legally, and alike for the same view and seed, at $id with $seats seats',
    async ({ game, seats, bot }) => {
      const bots = seatsOf(seats).map(() => bot);
      expect(Array.isArray(await play(game, bots, 'a', 2))).toBe(true);
    },
  );

  it('random, greedy and the whole cast play every game', () => {
    const names = ['random', 'greedy', ...CHARACTERS.map(({ id }) => id)];
    for (const { id } of GAMES) expect(botsFor(id).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it('the random one plays even a game that has no bots of its own', () => {
    expect(botsFor('whist').map(({ name }) => name)).toEqual(['random']);
    expect(botNamed('whist', 'greedy')).toBeUndefined();
  });
});

describe('greedy', () => {
  const random = named('felix', 'random');

  it('wins most matches of Felix against three random bots', async () => {
    expect(await winsOf(felix, [random, named('felix', 'greedy'), random, random], 1, 60)).toBeGreaterThan(45);
  });

  it('wins more matches of Chop than a random bot, as the cat and as the mice', async () => {
    const game: Game = { ...chop, drawOptions: () => ({ seats: 2, cat: 0 }) };
    const greedy = named('chop', 'greedy');
    const asCat = await winsOf(game, [greedy, random], 0, 30);
    const asMice = await winsOf(game, [random, greedy], 1, 30);
    expect(asCat).toBeGreaterThan((await winsOf(game, [random, random], 0, 30)) + 5);
    expect(asMice).toBeGreaterThan((await winsOf(game, [random, random], 1, 30)) + 5);
  });
});
