import { describe, expect, it } from 'vitest';
import { LobbyNews } from './lobbyNews.js';

describe('the lobby as it is sent', () => {
  it('the lobby is written once for all who ask, until it changes or a second is over', () => {
    let [written, now] = [0, 0];
    const list = (): [] => {
      written += 1;
      return [];
    };
    const news = new LobbyNews(list, () => now);
    const askTwice = (): number => {
      const frames = [news.frame(), news.frame()];
      expect(frames[0]?.toString()).toContain('{"type":"lobby","tables":[]}');
      expect(frames[1]).toBe(frames[0]);
      return written;
    };
    expect(askTwice()).toBe(1);
    news.changed();
    expect(askTwice()).toBe(2);
    now += 1_000;
    expect(askTwice()).toBe(3);
  });

  it('a change is told once', () => {
    const news = new LobbyNews(
      () => [],
      () => 0,
    );
    news.changed();
    news.frame();
    expect([news.take(), news.take()]).toEqual([true, false]);
  });
});
