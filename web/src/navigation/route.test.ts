import { describe, expect, it } from 'vitest';
import { parseRoute, pathOf, type Route } from './route';

const PLACES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'table', table: '9ref1oe_EDhrKGVl53jCUA' },
  { screen: 'table', table: '9ref1oe_EDhrKGVl53jCUA', replay: { match: 2, move: 37 } },
  { screen: 'here', table: 'kitchen' },
  { screen: 'rules', game: 'felix', whole: false },
  { screen: 'rules', game: 'chop', whole: true },
  { screen: 'rules', game: 'felix', whole: true, rule: 'FD4' },
  { screen: 'watch' },
  { screen: 'code' },
  { screen: 'code', code: 'brie42' },
  { screen: 'settings' },
  { screen: 'about' },
];

const read = (path: string): Route => {
  const url = new URL(path, 'https://miaou.example');
  return parseRoute(url.pathname, url.hash);
};

describe('addresses', () => {
  it.each(PLACES.map((route) => [pathOf(route), route] as const))('%s leads back to its place', (path, route) => {
    expect(read(path)).toEqual(route);
  });

  it.each(['/t', '/rules', '/unknown', '/here'])('%s leads nowhere', (path) => {
    expect(read(path)).toEqual({ screen: 'nowhere' });
  });

  it('a replay without a readable number is the table itself', () => {
    expect(read('/t/abc/m/x')).toEqual({ screen: 'table', table: 'abc' });
  });
});
