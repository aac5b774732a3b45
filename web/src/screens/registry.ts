import { GAMES } from '../games/registry';
import type { Route } from '../navigation/route';
import Home from './home/Home.svelte';
import { loadRememberedLists } from './home/rememberedLists';
import { homeTexts } from './home/texts/index';
import { type OpenScreen, opened, type RouteTo } from './openScreen';

/** The posters are the largest thing on the home screen: they are requested before its components exist. */
const fetchPosters = (): void => {
  for (const { poster } of GAMES) new Image().src = poster;
};

const openHome = async ({ sheet }: RouteTo<'home'>): Promise<OpenScreen> => {
  fetchPosters();
  await Promise.all([homeTexts.ready(), loadRememberedLists()]);
  return opened('home', Home, sheet === undefined ? {} : { sheet });
};

/** Where the truth of a table lives. */
const SOURCES = { table: 'online', here: 'here' } as const;

const openTable = async ({ screen, table, replay, review }: RouteTo<'table' | 'here'>): Promise<OpenScreen> => {
  const { default: TableScreen } = await import('./table/TableScreen.svelte');
  const source = SOURCES[screen];
  const place = { ...(replay === undefined ? {} : { replay }), ...(review === undefined ? {} : { review }) };
  return opened(`${source} ${table}`, TableScreen, { table, source, ...place });
};

/** Loads the screen of a place, with its words. */
export const openScreen = async (route: Route): Promise<OpenScreen> => {
  switch (route.screen) {
    case 'home':
      return openHome(route);
    case 'table':
    case 'here':
      return openTable(route);
    default:
      return (await import('./lazyScreens')).openLazyScreen(route);
  }
};
