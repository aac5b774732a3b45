import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from './index.js';

describe('the registry', () => {
  it('the registry finds every game by its id', () => {
    expect(GAMES.length).toBeGreaterThan(0);
    for (const game of GAMES) expect(gameById(game.id)).toBe(game);
  });

  it.each(['', 'whist', '__proto__', 'constructor'])('the registry knows no game %j', (id) => {
    expect(gameById(id)).toBeUndefined();
  });
});
