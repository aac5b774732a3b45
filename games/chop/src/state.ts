import type { MatchState } from './matchState.js';
import { hiddenTiles } from './tileMaps.js';
import type { ChopState } from './types.js';
import { viewOf } from './view.js';

/** The whole position in the words of the record format, face-down tiles included: for the owner of the match, never for a viewer. */
export const stateOf = (match: MatchState): ChopState => {
  const { phase, toMove: turn, cat, mice, cheese, started, rollsLeft, nextRolls, steps } = viewOf(match, 'spectator');
  return {
    phase,
    turn,
    cat,
    mice: Object.fromEntries(Object.entries(mice).filter(([, place]) => place !== null)),
    cheese,
    tiles: hiddenTiles(match),
    started,
    rollsLeft,
    ...(nextRolls === 1 ? {} : { nextRolls }),
    ...(steps === null ? {} : { steps }),
  };
};
