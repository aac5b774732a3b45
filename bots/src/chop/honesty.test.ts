import { type ChopTypes, chop } from '@miaou/chop';
import { type Position, randomAction, SeededChance, sameJson } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { type Bot, botsFor } from '../index.js';

const PAIRS = Number(process.env['MIAOU_BOT_PAIRS']);

const startMatch = (seats: number, luck: SeededChance): Position<ChopTypes> => {
  const options = chop.parseOptions({ seats, cat: luck.below(seats) });
  if (!options.ok) throw new Error(options.error.code);
  return chop.start(options.value, chop.deal(options.value, luck));
};

const asked = async (bot: Bot, position: Position<ChopTypes>, seed: string): Promise<unknown> => {
  const seat = position.actor;
  const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
  return bot.choose({ game: 'chop', seat, view, legalMoves, chance: new SeededChance(seed), budget: {} });
};

/** Asks in two worlds that differ in what lies face down, and tells in how many pairs they did. */
const pairsOf = async (bot: Bot, seats: number, pairs: number): Promise<number> => {
  const luck = new SeededChance(`honesty ${bot.name} ${seats}`);
  let different = 0;
  let position = startMatch(seats, luck);
  for (let pair = 0; pair < pairs; ) {
    if (position.toMove.length === 0) position = startMatch(seats, luck);
    if (position.countFaces() === 0) {
      const other = chop.sample(position.view(position.actor), luck);
      expect(await asked(bot, other, `${pair}`)).toEqual(await asked(bot, position, `${pair}`));
      different += sameJson(other.state(), position.state()) ? 0 : 1;
      pair++;
    }
    position.act(randomAction(position, luck));
  }
  return different;
};

describe('honesty', () => {
  it.each(botsFor('chop').map((bot) => [bot.name, bot] as const))(
    '[CP4] %s gives the same move at Chop for the same view and seed, whatever is hidden',
    async (_, bot) => {
      let different = 0;
      for (const seats of chop.seatCounts) different += await pairsOf(bot, seats, Math.ceil(PAIRS / 4));
      expect(different).toBeGreaterThan(PAIRS / 2);
    },
  );
});
