import type { Component } from 'svelte';
import type { Route } from '../navigation/route';
import { homeTexts } from './home/texts/index';

/** A screen with what it is told. Screens of one key are one and the same, told something new. */
export interface OpenScreen {
  readonly key: string;
  readonly component: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

const opened = <Props extends Record<string, unknown>>(
  key: string,
  component: Component<Props>,
  props: Props,
): OpenScreen => ({ key, component: component as Component<Record<string, unknown>>, props });

const openHome = async (): Promise<OpenScreen> => {
  const [{ default: Home }] = await Promise.all([import('./home/Home.svelte'), homeTexts.ready()]);
  return opened('home', Home, {});
};

const openNowhere = async (): Promise<OpenScreen> => opened('nowhere', (await import('./NotFound.svelte')).default, {});

/** Loads the screen of a place, with its words. */
export const openScreen = (route: Route): Promise<OpenScreen> => {
  switch (route.screen) {
    case 'home':
      return openHome();
    case 'table':
    case 'here':
    case 'rules':
    case 'watch':
    case 'code':
    case 'settings':
    case 'about':
    case 'nowhere':
      return openNowhere();
  }
};
