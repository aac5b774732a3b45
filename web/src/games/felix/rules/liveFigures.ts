import type { FIGURES } from './figures';

/** The drawn examples that can be played. The rules themselves are loaded only then. */
export const LIVE_FIGURES = [
  'hand',
  'mouseCards',
  'row',
  'bidding',
  'pass',
  'buy',
  'oneMouse',
  'bankShort',
  'twoDogs',
  'bigDog',
  'bigDogAmongBad',
  'smallDog',
  'smallDogAmongBad',
  'noGoodCat',
  'rabbit',
  'score',
  'three',
  'passLast',
  'spendAll',
  'withoutSack',
] as const satisfies readonly (keyof typeof FIGURES)[];
