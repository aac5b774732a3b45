import { describe, expect, it, vi } from 'vitest';

describe('the initial on a portrait', () => {
  it.each([
    ['Ana', 'A'],
    ['  zoé', 'Z'],
    ['É́tienne', 'É́'],
    ['李雷', '李'],
    ['👩‍🚀 Jo', '👩‍🚀'],
    ['Player 2', '2'],
    ['玩家 11', '11'],
    ['Guest 4711', 'G'],
    ['', '?'],
    ['   ', '?'],
  ])('the initial of "%s" is %s', async (name, initial) => {
    const { initialOf } = await import('./initial');
    expect(initialOf(name)).toBe(initial);
  });

  it('the browser’s tables of letters are not loaded for a plain initial', async () => {
    vi.resetModules();
    const segmenter = vi.spyOn(Intl, 'Segmenter');
    const { initialOf } = await import('./initial');
    expect([initialOf('Ana'), initialOf('李雷')]).toEqual(['A', '李']);
    expect(segmenter).not.toHaveBeenCalled();
  });
});
