import { expect, it } from 'vitest';
import type { Prediction } from './gameJudging.js';
import { JUDGING_BY_GAME } from './games.js';
import { judgingFor } from './index.js';

const GAMES = [...JUDGING_BY_GAME.keys()];

const predictionsOf = async (game: string, seed: string): Promise<readonly Prediction[]> => {
  const judging = await judgingFor(game);
  const flags = { matches: '1', seats: '3', seed };
  const predictions: Prediction[] = [];
  for await (const prediction of judging.predict(flags)) predictions.push(prediction);
  return predictions;
};

it.each(GAMES)('%s: what the network expects is a chance, and so is what comes', async (game) => {
  const predictions = await predictionsOf(game, 'some');
  expect(new Set(predictions.map(({ forecaster }) => forecaster))).toEqual(new Set(['network']));
  for (const figure of predictions.flatMap(({ expected, won }) => [expected, won])) {
    expect(figure).toBeGreaterThanOrEqual(0);
    expect(figure).toBeLessThanOrEqual(1);
  }
});

it.each(GAMES)('%s: the same seed gives the same predictions, another one others', async (game) => {
  const predictions = await predictionsOf(game, 'some');
  expect(await predictionsOf(game, 'some')).toEqual(predictions);
  expect(await predictionsOf(game, 'other')).not.toEqual(predictions);
});
