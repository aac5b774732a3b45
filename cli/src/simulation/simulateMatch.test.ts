import { type Bot, botNamed } from '@miaou/bots';
import { gameById } from '@miaou/games';
import type { Game } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { simulateMatch } from './simulateMatch.js';

const named = (id: string, name: string): { game: Game; bot: Bot } => {
  const game = gameById(id);
  const bot = botNamed(id, name);
  if (game === undefined || bot === undefined) throw new Error(`no ${name} plays ${id}`);
  return { game, bot };
};

const simulation = (id: string, seats: number, name: string, seed = 'seed') => {
  const { game, bot } = named(id, name);
  return { game, options: { seats }, bots: Array.from({ length: seats }, () => bot), seed };
};

describe('simulateMatch', () => {
  it.each(['felix', 'chop'])(
    'a match of %s is the same for the same seed and index, and another for others',
    async (id) => {
      const first = JSON.stringify(await simulateMatch(simulation(id, 4, 'greedy'), 3));
      expect(JSON.stringify(await simulateMatch(simulation(id, 4, 'greedy'), 3))).toBe(first);
      expect(JSON.stringify(await simulateMatch(simulation(id, 4, 'greedy'), 4))).not.toBe(first);
      expect(JSON.stringify(await simulateMatch(simulation(id, 4, 'greedy', 'other'), 3))).not.toBe(first);
    },
  );

  it('the deal does not depend on the bots', async () => {
    const [random, greedy] = [
      await simulateMatch(simulation('felix', 3, 'random'), 0),
      await simulateMatch(simulation('felix', 3, 'greedy'), 0),
    ];
    expect(greedy.deal).toEqual(random.deal);
    expect(greedy.moves).not.toEqual(random.moves);
  });

  it('the cat’s seat of Chop is drawn for each match', async () => {
    const cats = new Set<unknown>();
    for (let index = 0; index < 20; index++)
      cats.add((await simulateMatch(simulation('chop', 3, 'random'), index)).options['cat']);
    expect(cats).toEqual(new Set([0, 1, 2]));
  });

  it('a bot is given its seat, view, moves, chance and budget, and nothing else', async () => {
    const { game, bot } = named('felix', 'random');
    const told = new Set<string>();
    const spy: Bot = {
      name: 'spy',
      choose: (request) => {
        for (const field of Object.keys(request)) told.add(field);
        expect(request.view.viewer).toBe(request.seat);
        return bot.choose(request);
      },
    };
    await simulateMatch({ game, options: { seats: 3 }, bots: [spy, spy, spy], seed: 's' }, 0);
    expect([...told].toSorted()).toEqual(['budget', 'chance', 'game', 'legalMoves', 'seat', 'view']);
  });

  it('a bot may answer asynchronously', async () => {
    const { game, bot } = named('felix', 'random');
    const slow: Bot = { name: bot.name, choose: (request) => Promise.resolve(bot.choose(request)) };
    const patient = await simulateMatch({ game, options: { seats: 3 }, bots: [slow, slow, slow], seed: 'seed' }, 0);
    expect(patient).toEqual(await simulateMatch(simulation('felix', 3, 'random'), 0));
  });

  it('an illegal move of a bot ends the simulation with an error', async () => {
    const { game } = named('felix', 'random');
    const cheat: Bot = { name: 'cheat', choose: () => ({ type: 'pass' }) };
    await expect(
      simulateMatch({ game, options: { seats: 3 }, bots: [cheat, cheat, cheat], seed: 's' }, 0),
    ).rejects.toThrow('bot cheat made a move that is refused: wrong-phase');
  });
});
