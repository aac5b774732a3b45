import type { Scene } from '../../gallery/scene';
import type { GameManifest } from '../games/manifest';
import { GAMES } from '../games/registry';
import type { Route } from '../navigation/route';
import { type Choice, parseChoice } from '../newTable/lastChoice';
import type { Way } from '../newTable/startSettings';
import { homeTexts } from './home/texts/index';
import { openScreen } from './registry';

const PLACES: readonly (readonly [string, Route])[] = [
  ['home', { screen: 'home' }],
  ['watch', { screen: 'watch' }],
  ['settings', { screen: 'settings' }],
  ['code', { screen: 'code' }],
  ['learn', { screen: 'chooseGame', purpose: 'learn' }],
  ['rules', { screen: 'chooseGame', purpose: 'rules' }],
  ['puzzles', { screen: 'puzzles' }],
  ...GAMES.map(({ id }) => [`puzzle-${id}`, { screen: 'puzzles', puzzle: { game: id, number: '1' } }] as const),
  ['about', { screen: 'about' }],
  ['operator', { screen: 'operator' }],
  ['nowhere', { screen: 'nowhere' }],
];

/** The sheet in which a match is chosen, over nothing. */
const sheet =
  (game: GameManifest, way: Way, changes: Partial<Choice> = {}) =>
  async () => {
    const [{ loadSheet }] = await Promise.all([import('./home/sheet/loadSheet'), homeTexts.ready()]);
    const { PlaySheet, rules, table } = await loadSheet(game);
    const choice = { ...parseChoice(game, null, 'en'), ...changes };
    const nothing = (): void => undefined;
    const does = { onway: nothing, onchoose: nothing, ongo: nothing, onclose: nothing };
    return { component: PlaySheet as never, props: { game, rules, table, way, choice, busy: false, ...does } };
  };

const SHARED = { names: ['Ana', 'Benedikt'], holder: 1, opener: 0 };

export const sheetScenes: readonly Scene[] = [
  ...GAMES.map((game) => ({ name: `sheet-${game.id}`, open: sheet(game, 'play') })),
  ...GAMES.map((game) => ({ name: `sheet-${game.id}-here`, open: sheet(game, 'here', { here: SHARED }) })),
  ...GAMES.map((game) => ({
    name: `sheet-${game.id}-invite`,
    open: sheet(game, 'invite', { side: 'others', seats: 4 }),
  })),
];

/** Public tables to choose from, as they gather and play. */
const publicTables = async () => {
  const [{ default: WatchScreen }, { listTexts }, { tableTexts }, { listed }, { rulesWords }] = await Promise.all([
    import('./watch/WatchScreen.svelte'),
    import('../tableList/texts/index'),
    import('./table/texts/index'),
    import('../tableList/testing/listed'),
    import('../rules/texts/index'),
    homeTexts.ready(),
  ]);
  await Promise.all([listTexts.ready(), tableTexts.ready(), rulesWords.ready()]);
  const quick = { kind: 'bank', seconds: 300, increment: 10 } as const;
  const [{ settings }, { settings: kitchen }] = [listed('a'), listed('b', {}, 'chop')];
  const people = [{ name: 'Benedikt' }, { bot: 'odile' }, { name: 'Zoë-Marguerite van Dijk' }, { bot: 'ida' }];
  const tables = [
    listed('a', { seated: 1, bots: 2, seats: [{ name: 'Ana' }, { bot: 'bruno' }, { bot: 'vera' }, {}], watching: 2 }),
    listed('b', { settings: { ...kitchen, seats: 5, clock: quick }, seats: [...people, {}], seated: 2, bots: 2 }),
    listed('c', { settings: { ...settings, seats: 3 }, seats: [{ name: 'Jun' }, {}, {}], host: 'Jun' }),
    listed('d', { stage: 'playing', seats: people, seated: 2, bots: 2, host: 'Benedikt', watching: 14 }),
    listed('e', {
      settings: kitchen,
      stage: 'playing',
      seats: people.map(() => ({ name: null })),
      seated: 4,
      host: null,
    }),
  ];
  const lobby = { tables, connection: 'live', close: () => undefined };
  return { component: WatchScreen as never, props: { lobby } };
};

export const listScenes: readonly Scene[] = [{ name: 'watch-tables', open: publicTables }];

/** The screens around the tables, as a visitor finds them whom no server answers. */
export const screenScenes: readonly Scene[] = PLACES.map(([name, route]) => ({ name, open: () => openScreen(route) }));
