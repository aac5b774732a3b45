import type { Game, GameTypes } from '@miaou/kit';
import { OBSERVATIONS } from './observations.js';

/** For programs that learn: a name for every number that `observe` writes for a match with these options. */
export const observationNames = ({ id }: Game, options: GameTypes['options']): readonly string[] => {
  const named = OBSERVATIONS.get(id);
  if (named === undefined) throw new Error(`the observations of ${id} have no names`);
  return named.observationNames(options);
};
