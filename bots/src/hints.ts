import { felixAdviser } from './felix/hints.js';
import type { Adviser } from './hint.js';

const ADVISERS: ReadonlyMap<string, Adviser> = new Map([['felix', felixAdviser]]);

/** Who gives hints for a game, if somebody does. */
export const adviserFor = (game: string): Adviser | undefined => ADVISERS.get(game);
