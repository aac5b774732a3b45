import { expect, it } from 'vitest';
import type { Prediction } from './gameJudging.js';
import { JUDGING_BY_GAME } from './games.js';
import { judgingFor } from './index.js';

const GAMES = [...JUDGING_BY_GAME.keys()];

const predictionsOf = async (game: string, advised: string, seed: string): Promise<readonly Prediction[]> => {
  const judging = await judgingFor(game);
  const flags = { matches: '1', seats: '3', advised, seed };
  const predictions: Prediction[] = [];
  for await (const prediction of judging.predict(flags)) predictions.push(prediction);
  return predictions;
};

it.each(GAMES)('%s: what network and adviser expect is a chance, and so is what comes', async (game) => {
  const predictions = await predictionsOf(game, '8', 'some');
  expect(new Set(predictions.map(({ forecaster }) => forecaster))).toEqual(new Set(['network', 'adviser']));
  for (const figure of predictions.flatMap(({ expected, won }) => [expected, won])) {
    expect(figure).toBeGreaterThanOrEqual(0);
    expect(figure).toBeLessThanOrEqual(1);
  }
});

it.each(GAMES)('%s: the same seed gives the same predictions, another one others', async (game) => {
  const predictions = await predictionsOf(game, '0', 'some');
  expect(await predictionsOf(game, '0', 'some')).toEqual(predictions);
  expect(await predictionsOf(game, '0', 'other')).not.toEqual(predictions);
});
