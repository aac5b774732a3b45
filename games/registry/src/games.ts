// Written by `npm run games` from games/games.json: change that list, not this file.

import { chop } from '@miaou/chop';
import { felix } from '@miaou/felix';
import type { Game } from '@miaou/kit';

/** Every game that can be played, in the order in which they are offered. */
export const GAMES: readonly Game[] = [felix, chop];
