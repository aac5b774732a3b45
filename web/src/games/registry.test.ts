import { GAMES as RULES } from '@miaou/games';
import { expect, it } from 'vitest';
import { GAMES } from './registry';

it('the page offers every game of the rules with its seat counts', () => {
  const offered = GAMES.map(({ id, seatCounts }) => ({ id, seatCounts }));
  expect(offered).toEqual(RULES.map(({ id, seatCounts }) => ({ id, seatCounts })));
});

it.each(GAMES)('the seat count that is offered first for $title is one of its seat counts', (game) => {
  expect(game.seatCounts).toContain(game.usualSeats);
});
