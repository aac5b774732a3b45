import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseDanger, countGame, FIRST_GAMES, parseHabit, recallHabit, showsAtFirst } from './dangerHabit';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

describe('whether mice are shown the danger', () => {
  it('[CM4] in their first games, and no longer', () => {
    const shown = Array.from({ length: FIRST_GAMES + 2 }, () => {
      const isShown = showsAtFirst(recallHabit());
      countGame();
      return isShown;
    });
    expect(shown).toEqual([true, true, true, false, false]);
  });

  it('[CM4] whoever chose keeps the choice, in any game', () => {
    chooseDanger(false);
    expect(showsAtFirst(recallHabit())).toBe(false);
    for (let game = 0; game <= FIRST_GAMES; game++) countGame();
    chooseDanger(true);
    expect(showsAtFirst(recallHabit())).toBe(true);
  });

  it.each([null, '', '{', 'null', '[]', '{"games":"many","wanted":1}', '{"games":-2}'])(
    '[CM4] what was stored as %s is a first game',
    (text) => {
      expect(parseHabit(text)).toEqual({ games: 0, wanted: null });
    },
  );
});
