import type { Component } from 'svelte';
import type { Route } from '../navigation/route';

/** A screen with its props. A screen with the same key is updated instead of mounted again. */
export interface OpenScreen {
  readonly key: string;
  readonly component: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

export type RouteTo<Screen extends Route['screen']> = Extract<Route, { readonly screen: Screen }>;

export const opened = <Props extends Record<string, unknown>>(
  key: string,
  component: Component<Props>,
  props: Props,
): OpenScreen => ({ key, component: component as Component<Record<string, unknown>>, props });
