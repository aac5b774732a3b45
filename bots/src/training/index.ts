import { TRAINING_BY_GAME } from '../games.js';
import { decodedFloat16, encodeFloat16 } from '../network/float16.js';
import type { BestResponse, BestResponseTask } from './bestResponse.js';
import type { GameTraining } from './gameTraining.js';

export type { BestResponse, BestResponseTask, MeasuredShare } from './bestResponse.js';
export type { Checkpoint } from './selfPlayTrainer.js';

/** The games whose bots can be trained. */
export const trainableGames = (): readonly string[] => [...TRAINING_BY_GAME.keys()];

/** What trains the bots of a game; throws for a game that has none. */
export const trainingFor = (game: string): Promise<GameTraining> => {
  const load = TRAINING_BY_GAME.get(game);
  if (load === undefined) throw new Error(`nothing trains bots for ${game}; known: ${trainableGames().join(', ')}`);
  return load();
};

/** A best response before its first match. */
export const startBestResponse = async (task: BestResponseTask): Promise<BestResponse> =>
  (await trainingFor(task.game)).startBestResponse(task);

/** Weights as a module that says how to make them again. */
export const weightsModule = (name: string, command: string, weights: Float32Array): string =>
  `/** Trained by \`${command}\`. */\nexport const ${name} =\n  '${encodeFloat16(weights)}';\n`;

/** The weights in such a module, to continue from. */
export const weightsIn = (module: string): Float32Array => {
  const [, encoded = ''] = /'([^']*)';/.exec(module) ?? [];
  return decodedFloat16(encoded);
};
