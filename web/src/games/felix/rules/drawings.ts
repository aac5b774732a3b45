import { type NamePatterns, nameByPattern } from '../../../rules/picture';
import type { DrawingNames } from './book';

const withSign = (value: string): string => value.replace('n', '−');

const NAMES: NamePatterns<DrawingNames> = [
  [/^card-(n?\d+)$/, (names, value) => names.cat(withSign(value))],
  [/^card-rabbit$/, (names) => names.rabbit],
  [/^card-dog-big$/, (names) => names.bigDog],
  [/^card-dog-small$/, (names) => names.smallDog],
  [/^back-\d$/, (names) => names.faceDown],
  [/^mice-(\d)$/, (names, mice) => names.mouseCard(mice)],
  [/^mouse-1$/, (names) => names.mice],
  [/^sack$/, (names) => names.sack],
  [/^bank$/, (names) => names.bank],
  [/^(?:badger|fox|owl|goose|bear|hedgehog)$/, (names) => names.player],
];

/** What a symbol of the pictures shows; undefined for one that has no name. */
export const drawingName = (symbol: string, names: DrawingNames): string | undefined =>
  nameByPattern(NAMES, symbol, names);
