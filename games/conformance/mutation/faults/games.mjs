// Written by `npm run games` from games/games.json: change that list, not this file.

import { CHOP_FAULTS } from './chop.mjs';
import { FELIX_FAULTS } from './felix.mjs';

export const GAME_FAULTS = [...FELIX_FAULTS, ...CHOP_FAULTS];
