import { felix } from '@miaou/felix';
import { SeededChance, sameJson } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { type Bot, botsFor } from '../index.js';

const PAIRS = Number(process.env['MIAOU_BOT_PAIRS']);
const QUICK = { iterations: 12 };

const startMatch = (seats: number, luck: SeededChance) => {
  const options = felix.parseOptions({ seats, edition: luck.below(2) === 0 ? 'felix' : 'filou' });
  if (!options.ok) throw new Error(options.error.code);
  return felix.start(options.value, felix.deal(options.value, luck));
};

type Position = ReturnType<typeof startMatch>;

const asked = async (bot: Bot, position: Position, seed: string): Promise<unknown> => {
  const seat = position.actor;
  const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
  return bot.choose({ game: 'felix', seat, view, legalMoves, chance: new SeededChance(seed), budget: QUICK });
};

/** A world that differs in what the seat may not know. Other matches are played in between, so that nothing can be carried over. */
const pairsOf = async (bot: Bot, seats: number, pairs: number): Promise<number> => {
  const luck = new SeededChance(`honesty ${bot.name} ${seats}`);
  let different = 0;
  let position = startMatch(seats, luck);
  for (let pair = 0; pair < pairs; pair++) {
    if (position.toMove.length === 0) position = startMatch(seats, luck);
    const other = felix.sample(position.view(position.actor), luck);
    expect(sameJson(other.view(position.actor), position.view(position.actor))).toBe(true);
    const answer = await asked(bot, position, `${pair}`);
    await asked(bot, startMatch(seats, luck), 'between');
    expect(await asked(bot, other, `${pair}`)).toEqual(answer);
    different += sameJson(other.state(), position.state()) ? 0 : 1;
    position.act(position.actionAt(luck.below(Math.min(3, position.countActions()))));
  }
  return different;
};

describe('honesty', () => {
  it.each(botsFor('felix').map((bot) => [bot.name, bot] as const))(
    '[FK2] %s gives the same move at Felix for the same view and seed, whatever is hidden',
    async (_, bot) => {
      let different = 0;
      for (const seats of felix.seatCounts) different += await pairsOf(bot, seats, Math.ceil(PAIRS / 3));
      expect(different).toBeGreaterThan(PAIRS / 2);
    },
  );
});
