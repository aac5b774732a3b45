import { describe, expect, it } from 'vitest';
import { notificationOf, readTurnNews, tablePath } from './notification';

describe('news of a turn', () => {
  it.each([
    ['de', 'Du bist dran.'],
    ['zh', '轮到你了。'],
    ['xx', 'It’s your turn.'],
    [undefined, 'It’s your turn.'],
  ])('are told in %s', (language, body) => {
    expect(notificationOf({ table: 'abc', game: 'felix' }, language)).toEqual({ title: 'Felix', body });
  });

  it('of a game that this version does not know carry the name of the house', () => {
    expect(notificationOf({ table: 'abc', game: 'new' }, 'en').title).toBe('Miaou');
  });

  it('lead to the table and nowhere else', () => {
    expect(tablePath({ table: 'abc', game: 'felix' })).toBe('/t/abc');
    expect(tablePath({ table: '//evil.example', game: 'felix' })).toBe('/t/%2F%2Fevil.example');
  });

  it.each([undefined, null, 'abc', [], { table: 7, game: 'felix' }, { table: 'abc' }])('are not %j', (raw) => {
    expect(readTurnNews(raw)).toBeUndefined();
  });
});
