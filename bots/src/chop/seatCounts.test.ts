import { type ChopMove, type ChopTypes, chop } from '@miaou/chop';
import { SeededChance } from '@miaou/kit';
import { expect, it } from 'vitest';
import { CHARACTERS } from '../characters.js';
import { playMatch } from '../playMatch.js';
import { chopBotNamed } from './training/duel.js';

/** The dice and moves of a match in which one bot plays for everybody. */
const movesWith = async (name: string, seats: number): Promise<readonly ChopMove[]> => {
  const bot = chopBotNamed(name);
  const options = chop.parseOptions({ seats, cat: 0, maxRounds: 12 });
  if (!options.ok) throw new Error(options.error.code);
  const deal = chop.deal({ ...options.value, seats: 2 }, new SeededChance('kitchen'));
  const position = chop.start(options.value, deal);
  const moves: ChopMove[] = [];
  await playMatch<ChopTypes>(position, {
    dice: new SeededChance('dice'),
    decide: (seat) =>
      bot.choose({
        game: chop.id,
        seat,
        view: position.view(seat),
        legalMoves: position.legalMoves(seat),
        chance: new SeededChance(`${moves.length}`),
        budget: {},
      }),
    beforeMove: (_, move) => moves.push(move),
  });
  return moves;
};

it.each(CHARACTERS.map(({ id }) => id))(
  '[CP1] %s plays the same match at Chop however many people play the mice, so that its strength is the same',
  async (name) => {
    const alone = await movesWith(name, 2);
    expect(alone.length).toBeGreaterThan(20);
    expect(await movesWith(name, 5)).toEqual(alone);
  },
);
