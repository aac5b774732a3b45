import { describe, expect, it } from 'vitest';
import { parseRoute, pathOf, type Route } from './route';

const PLACES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'home', sheet: { game: 'felix', way: 'play' } },
  { screen: 'home', sheet: { game: 'chop', way: 'here' } },
  { screen: 'table', table: '9ref1oe_EDhrKGVl53jCUA' },
  { screen: 'table', table: '9ref1oe_EDhrKGVl53jCUA', replay: { match: 2, move: 37 } },
  { screen: 'table', table: '9ref1oe_EDhrKGVl53jCUA', replay: { match: 2, move: 0, eyes: 0 } },
  { screen: 'table', table: '9ref1oe_EDhrKGVl53jCUA', replay: { match: 2, move: 37, eyes: 'spectator' } },
  { screen: 'here', table: 'kitchen' },
  { screen: 'here', table: 'kitchen', replay: { match: 1, move: 5, eyes: 'open' } },
  { screen: 'replay' },
  { screen: 'replay', packed: 'q1Yq-_', replay: { match: 1, move: 37, eyes: 'open' } },
  { screen: 'here', table: 'kitchen', review: { match: 1 } },
  { screen: 'table', table: '9ref1oe_EDhrKGVl53jCUA', review: { match: 2, move: 37 } },
  { screen: 'rules', game: 'felix', whole: false },
  { screen: 'rules', game: 'chop', whole: true },
  { screen: 'rules', game: 'felix', whole: true, rule: 'FD4' },
  { screen: 'learn', game: 'felix' },
  { screen: 'learn', game: 'felix', chapter: 'dogs' },
  { screen: 'puzzles' },
  { screen: 'puzzles', puzzle: { game: 'felix', number: 'today' } },
  { screen: 'puzzles', puzzle: { game: 'chop', number: '12' } },
  { screen: 'watch' },
  { screen: 'code' },
  { screen: 'code', code: 'brie42' },
  { screen: 'settings' },
  { screen: 'about' },
  { screen: 'operator' },
];

const read = (path: string): Route => {
  const url = new URL(path, 'https://miaou.example');
  return parseRoute(url.pathname, url.hash);
};

describe('addresses', () => {
  it.each(PLACES.map((route) => [pathOf(route), route] as const))(
    'the path %s parses back to its route',
    (path, route) => {
      expect(read(path)).toEqual(route);
    },
  );

  it.each(['/t', '/play', '/rules', '/unknown', '/here'])('the path %s leads nowhere', (path) => {
    expect(read(path)).toEqual({ screen: 'nowhere' });
  });

  it('a replay path without a valid number is the table itself', () => {
    expect(read('/t/abc/m/x')).toEqual({ screen: 'table', table: 'abc' });
  });

  it('a replay path with unknown eyes is seen through the reader’s own', () => {
    expect(read('/t/abc/m/1/7/owl')).toEqual({ screen: 'table', table: 'abc', replay: { match: 1, move: 7 } });
  });
});
