// Written by `npm run games` from games/games.json: change that list, not this file.

import { chop } from './chop/index';
import { felix } from './felix/index';
import type { GameManifest } from './manifest';

/** Every game of the page, in the order in which they are offered. */
export const GAMES: readonly GameManifest[] = [felix, chop];
