import { type NamePatterns, nameByPattern } from '../../../rules/picture';
import type { DrawingNames } from './book';

const NAMES: NamePatterns<DrawingNames> = [
  [/^cheese$/, (names) => names.cheese],
  [/^dishes$/, (names) => names.dishes],
  [/^plus-(\d)$/, (names, squares) => names.plus(squares)],
  [/^arrow$/, (names) => names.arrow],
  [/^fork$/, (names) => names.fork],
  [/^knife$/, (names) => names.knife],
  [/^cat-face$/, (names) => names.theCat],
  [/^cat-die-(\d)$/, (names, pips) => names.catDie(pips)],
  [/^mouse-die-(\d)$/, (names, pips) => names.mouseDie(pips)],
  [/^mouse-(?:hat|scarf|glasses|bow)$/, (names) => names.mouse],
  [/^hole-open$/, (names) => names.hole],
];

/** What a symbol of the pictures shows; undefined for one that has no name. */
export const drawingName = (symbol: string, names: DrawingNames): string | undefined =>
  nameByPattern(NAMES, symbol, names);
