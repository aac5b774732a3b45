import { type NamePatterns, nameByPattern } from '../../../rules/picture';
import type { DrawingNames } from './book';

const NAMES: NamePatterns<DrawingNames> = [
  [/^mouse-(?:hat|scarf|glasses|bow)$/, (names) => names.mouse],
  [/^cat-face$/, (names) => names.cat],
  [/^crown$/, (names) => names.winner],
];

/** What a symbol of the pictures shows; undefined for one that has no name. */
export const drawingName = (symbol: string, names: DrawingNames): string | undefined =>
  nameByPattern(NAMES, symbol, names);
