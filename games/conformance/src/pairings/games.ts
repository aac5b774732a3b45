// Written by `npm run games` from games/games.json: change that list, not this file.

import { chopPairing } from './chop.js';
import { felixPairing } from './felix.js';
import type { Pairing } from './pairing.js';

export const PAIRINGS: ReadonlyMap<string, Pairing> = new Map([
  ['felix', felixPairing],
  ['chop', chopPairing],
]);
