import { crumbs } from '@miaou/crumbs';
import { type Seat, SeededChance } from '@miaou/kit';
import { expect, it } from 'vitest';
import { playMatch } from '../playMatch.js';
import { samplingBot } from './samplingBot.js';

/** How many of 100 matches for two a bot wins alone against one that looks at less. */
const winsOf = async (samples: number, fewer: number): Promise<number> => {
  const players = [samplingBot('more', samples), samplingBot('less', fewer)];
  const chance = new SeededChance('wins');
  let wins = 0;
  for (let match = 0; match < 100; match++) {
    const options = { seats: 2, rounds: 4 } as const;
    const position = crumbs.start(options, crumbs.deal(options, chance));
    const decide = (seat: Seat) => {
      const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
      const bot = players[seat] ?? samplingBot('nobody', 1);
      return bot.choose({ game: crumbs.id, seat, view, legalMoves, chance, budget: {} });
    };
    const { winners } = await playMatch(position, { dice: chance, decide });
    wins += winners.length === 1 && winners[0] === 0 ? 1 : 0;
  }
  return wins;
};

it('a bot that looks at more wins more matches of Crumbs than one that looks at less', async () => {
  expect(await winsOf(30, 1)).toBeGreaterThan(await winsOf(1, 30));
});
