// Written by `npm run games` from games/games.json: change that list, not this file.

import * as chop from '@miaou/chop/search';
import * as felix from '@miaou/felix/search';
import type { GameTypes } from '@miaou/kit';

interface NamedObservations {
  /** A name for every number of an observation, in its order. */
  observationNames(options: GameTypes['options']): readonly string[];
}

/** By the id of a game. Apart from the games themselves, since a page that plays has no use for names. */
export const OBSERVATIONS: ReadonlyMap<string, NamedObservations> = new Map<string, NamedObservations>([
  ['felix', felix],
  ['chop', chop],
]);
