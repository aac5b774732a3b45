import type { Scene } from '../../gallery/scene';
import type { Route } from '../navigation/route';
import { openScreen } from './registry';

const PLACES: readonly (readonly [string, Route])[] = [
  ['home', { screen: 'home' }],
  ['watch', { screen: 'watch' }],
  ['settings', { screen: 'settings' }],
  ['code', { screen: 'code' }],
  ['about', { screen: 'about' }],
  ['operator', { screen: 'operator' }],
  ['nowhere', { screen: 'nowhere' }],
];

/** The screens around the tables, as a visitor finds them whom no server answers. */
export const screenScenes: readonly Scene[] = PLACES.map(([name, route]) => ({ name, open: () => openScreen(route) }));
