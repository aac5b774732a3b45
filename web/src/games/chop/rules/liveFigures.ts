import type { FIGURES } from './figures';

/** The drawn examples that can be played. The rules themselves are loaded only then. */
export const LIVE_FIGURES = [
  'kitchen',
  'tiles',
  'dice',
  'exact',
  'noReturn',
  'danger',
  'tunnel',
  'start',
  'blocked',
  'catch',
  'home',
  'cheese',
  'plus',
  'arrow',
  'fork',
  'knife',
  'caught',
  'won',
  'lastMouse',
  'twoMice',
  'waiting',
] as const satisfies readonly (keyof typeof FIGURES)[];
