import { describe, expect, it } from 'vitest';
import { notificationOf, parseTurnMessage, tablePath } from './turnNotification';

const titles = { felix: 'Felix' };

describe('turn notifications', () => {
  it.each([
    ['de', 'Du bist dran.'],
    ['zh', '轮到你了。'],
    ['xx', 'It’s your turn.'],
    [undefined, 'It’s your turn.'],
  ])('a turn notification is written in the language %s', (language, body) => {
    expect(notificationOf({ table: 'abc', game: 'felix' }, { language, titles })).toEqual({ title: 'Felix', body });
  });

  it.each([titles, undefined, 'broken', { new: 7 }])(
    'a notification about a game without a title in %j is titled Miaou',
    (stored) => {
      expect(notificationOf({ table: 'abc', game: 'new' }, { language: 'en', titles: stored }).title).toBe('Miaou');
    },
  );

  it('a notification opens its table and no other address', () => {
    expect(tablePath({ table: 'abc', game: 'felix' })).toBe('/t/abc');
    expect(tablePath({ table: '//evil.example', game: 'felix' })).toBe('/t/%2F%2Fevil.example');
  });

  it.each([undefined, null, 'abc', [], { table: 7, game: 'felix' }, { table: 'abc' }])(
    'a push message %j is ignored',
    (raw) => {
      expect(parseTurnMessage(raw)).toBeUndefined();
    },
  );
});
