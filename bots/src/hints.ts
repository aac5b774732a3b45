import { chopAdviser } from './chop/hints.js';
import { felixAdviser } from './felix/hints.js';
import type { Adviser } from './hint.js';

const ADVISERS: ReadonlyMap<string, Adviser> = new Map<string, Adviser>([
  ['felix', felixAdviser],
  ['chop', chopAdviser],
]);

/** Who gives hints for a game, if somebody does. */
export const adviserFor = (game: string): Adviser | undefined => ADVISERS.get(game);
