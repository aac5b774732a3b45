import type { FIGURES } from './figures';

/** The drawn examples that can be played. The rules themselves are loaded only then. */
export const LIVE_FIGURES = [
  'pass',
  'oneMouse',
  'twoDogs',
  'bigDog',
  'bigDogAmongBad',
  'smallDog',
  'smallDogAmongBad',
  'noGoodCat',
  'rabbit',
] as const satisfies readonly (keyof typeof FIGURES)[];
