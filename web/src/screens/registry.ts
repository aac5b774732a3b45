import type { Component } from 'svelte';
import { GAME_BOXES } from '../boxes/gameBox';
import type { Route } from '../navigation/route';
import Home from './home/Home.svelte';
import { homeTexts } from './home/texts/index';

/** A screen with what it is told. Screens of one key are one and the same, told something new. */
export interface OpenScreen {
  readonly key: string;
  readonly component: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

type RouteTo<Screen extends Route['screen']> = Extract<Route, { readonly screen: Screen }>;

const opened = <Props extends Record<string, unknown>>(
  key: string,
  component: Component<Props>,
  props: Props,
): OpenScreen => ({ key, component: component as Component<Record<string, unknown>>, props });

/** The posters are the largest thing on the screen: they are on their way before anything can show them. */
const fetchPosters = (): void => {
  for (const { poster } of GAME_BOXES) new Image().src = poster;
};

const openHome = async (): Promise<OpenScreen> => {
  fetchPosters();
  await homeTexts.ready();
  return opened('home', Home, {});
};

const openWatch = async (): Promise<OpenScreen> => {
  const [{ default: WatchScreen }] = await Promise.all([import('./watch/WatchScreen.svelte'), homeTexts.ready()]);
  return opened('watch', WatchScreen, {});
};

const openSettings = async (): Promise<OpenScreen> => {
  const [{ default: SettingsScreen }, { settingsTexts }] = await Promise.all([
    import('./settings/SettingsScreen.svelte'),
    import('./settings/texts/index'),
  ]);
  await settingsTexts.ready();
  return opened('settings', SettingsScreen, {});
};

const openCode = async ({ code }: RouteTo<'code'>): Promise<OpenScreen> => {
  const [{ default: CodeScreen }, { settingsTexts }] = await Promise.all([
    import('./code/CodeScreen.svelte'),
    import('./settings/texts/index'),
  ]);
  await settingsTexts.ready();
  return opened('code', CodeScreen, code === undefined ? {} : { code });
};

const openAbout = async (): Promise<OpenScreen> => {
  const [{ default: AboutScreen }, { aboutTexts }] = await Promise.all([
    import('./about/AboutScreen.svelte'),
    import('./about/texts/index'),
  ]);
  await Promise.all([aboutTexts.ready(), homeTexts.ready()]);
  return opened('about', AboutScreen, {});
};

/** Where the truth of a table lives. */
const SOURCES = { table: 'online', here: 'here' } as const;

const openTable = async ({ screen, table, replay }: RouteTo<'table' | 'here'>): Promise<OpenScreen> => {
  const { default: TableScreen } = await import('./table/TableScreen.svelte');
  const source = SOURCES[screen];
  return opened(`${source} ${table}`, TableScreen, { table, source, ...(replay === undefined ? {} : { replay }) });
};

const openRules = async ({ game, whole, rule }: RouteTo<'rules'>): Promise<OpenScreen> => {
  const { default: RulesScreen } = await import('./rules/RulesScreen.svelte');
  return opened('rules', RulesScreen, { game, whole, ...(rule === undefined ? {} : { rule }) });
};

const openNowhere = async (): Promise<OpenScreen> => opened('nowhere', (await import('./NotFound.svelte')).default, {});

/** Loads the screen of a place, with its words. */
export const openScreen = (route: Route): Promise<OpenScreen> => {
  switch (route.screen) {
    case 'home':
      return openHome();
    case 'about':
      return openAbout();
    case 'watch':
      return openWatch();
    case 'code':
      return openCode(route);
    case 'settings':
      return openSettings();
    case 'rules':
      return openRules(route);
    case 'table':
    case 'here':
      return openTable(route);
    case 'nowhere':
      return openNowhere();
  }
};
