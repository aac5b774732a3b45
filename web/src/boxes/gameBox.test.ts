import { GAMES } from '@miaou/games';
import { describe, expect, it } from 'vitest';
import { GAME_BOXES } from './gameBox';

describe('the shelf', () => {
  it('holds every game there is, with its seat counts', () => {
    const shelf = GAME_BOXES.map(({ id, seatCounts }) => ({ id, seatCounts }));
    expect(shelf).toEqual(GAMES.map(({ id, seatCounts }) => ({ id, seatCounts })));
  });

  it.each(GAME_BOXES)('offers $name first with seats that it can have', ({ seatCounts, usualSeats }) => {
    expect(seatCounts).toContain(usualSeats);
  });
});
