export { crossCalibrated, fitCurve } from './calibrationFit.js';
export type { Prediction } from './gameJudging.js';
export { calibrationError, type ReliabilityClass, reliabilityOf } from './reliability.js';
export { reliabilityDiagram } from './reliabilityDiagram.js';
export { predictReviews, reviewFlags } from './reviewPredictions.js';
export { compareSteps, stepFlags } from './steps.js';

import type { GameJudging } from './gameJudging.js';
import { JUDGING_BY_GAME } from './games.js';

/** What judges the bots of a game; throws for a game that has no judges. */
export const judgingFor = (game: string): Promise<GameJudging> => {
  const load = JUDGING_BY_GAME.get(game);
  if (load === undefined)
    throw new Error(`nothing judges bots for ${game}; known: ${[...JUDGING_BY_GAME.keys()].join(', ')}`);
  return load();
};
