import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from './index.js';

describe('the registry', () => {
  it('finds every game by its id', () => {
    expect(GAMES.map(({ id }) => id)).toEqual(['felix', 'chop']);
    for (const game of GAMES) expect(gameById(game.id)).toBe(game);
  });

  it.each(['', 'whist', '__proto__', 'constructor'])('knows no game %j', (id) => {
    expect(gameById(id)).toBeUndefined();
  });
});
