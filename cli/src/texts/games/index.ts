// Written by `npm run games` from games/games.json: change that list, not this file.

import { CHOP_TEXTS } from './chop.js';
import { FELIX_TEXTS } from './felix.js';
import type { AnyGameTexts } from './gameTexts.js';

export const GAME_TEXTS: readonly AnyGameTexts[] = [FELIX_TEXTS, CHOP_TEXTS];
