import { describe, expect, it } from 'vitest';
import type { RouteTo } from '../screens/openScreen';
import { parseRoute, pathOf, type Route } from './route';

const TABLE = '9ref1oe_EDhrKGVl53jCUA';

/** Every screen that has an address: one left out does not compile. */
const ROUTES: { readonly [Screen in Exclude<Route['screen'], 'nowhere'>]: readonly RouteTo<Screen>[] } = {
  home: [
    { screen: 'home' },
    { screen: 'home', sheet: { game: 'felix', way: 'play' } },
    { screen: 'home', sheet: { game: 'chop', way: 'here' } },
  ],
  table: [
    { screen: 'table', table: TABLE },
    { screen: 'table', table: TABLE, replay: { match: 2, move: 37 } },
    { screen: 'table', table: TABLE, replay: { match: 2, move: 0, eyes: 0 } },
    { screen: 'table', table: TABLE, replay: { match: 2, move: 37, eyes: 'spectator' } },
    { screen: 'table', table: TABLE, review: { match: 2, move: 37 } },
  ],
  here: [
    { screen: 'here', table: 'kitchen' },
    { screen: 'here', table: 'kitchen', replay: { match: 1, move: 5, eyes: 'open' } },
    { screen: 'here', table: 'kitchen', review: { match: 1 } },
  ],
  replay: [
    { screen: 'replay' },
    { screen: 'replay', packed: 'q1Yq-_', replay: { match: 1, move: 37, eyes: 'open' } },
    { screen: 'replay', packed: 'q1Yq-_', review: { match: 1, move: 37 } },
  ],
  chooseGame: [
    { screen: 'chooseGame', purpose: 'learn' },
    { screen: 'chooseGame', purpose: 'rules' },
  ],
  rules: [
    { screen: 'rules', game: 'felix', whole: false },
    { screen: 'rules', game: 'chop', whole: true },
    { screen: 'rules', game: 'felix', whole: true, rule: 'FD4' },
  ],
  learn: [
    { screen: 'learn', game: 'felix' },
    { screen: 'learn', game: 'felix', chapter: 'dogs' },
  ],
  puzzles: [
    { screen: 'puzzles' },
    { screen: 'puzzles', puzzle: { game: 'felix', number: 'today' } },
    { screen: 'puzzles', puzzle: { game: 'chop', number: '12' } },
  ],
  watch: [{ screen: 'watch' }],
  code: [{ screen: 'code' }, { screen: 'code', code: 'brie42' }],
  settings: [{ screen: 'settings' }],
  about: [{ screen: 'about' }],
  operator: [{ screen: 'operator' }],
};

const read = (path: string): Route => {
  const url = new URL(path, 'https://miaou.example');
  return parseRoute(url.pathname, url.hash);
};

describe('addresses', () => {
  it.each(Object.values(ROUTES).flatMap((routes) => routes.map((route) => [pathOf(route), route] as const)))(
    'the path %s parses back to its route',
    (path, route) => {
      expect(read(path)).toEqual(route);
    },
  );

  it.each(['/t', '/play', '/unknown', '/here', '/watch/x', '/constructor'])('the path %s leads nowhere', (path) => {
    expect(read(path)).toEqual({ screen: 'nowhere' });
  });

  it('a replay path without a valid number is the table itself', () => {
    expect(read('/t/abc/m/x')).toEqual({ screen: 'table', table: 'abc' });
  });

  it('a replay path with unknown eyes is seen through the reader’s own', () => {
    expect(read('/t/abc/m/1/7/owl')).toEqual({ screen: 'table', table: 'abc', replay: { match: 1, move: 7 } });
  });
});
