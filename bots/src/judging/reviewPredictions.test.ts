import { expect, it } from 'vitest';
import type { Prediction } from './gameJudging.js';
import { JUDGING_BY_GAME } from './games.js';
import { predictReviews } from './reviewPredictions.js';

const predictionsOf = async (game: string, seed: string): Promise<readonly Prediction[]> => {
  const predictions: Prediction[] = [];
  for await (const prediction of predictReviews(game, { matches: '1', decisions: '1', seed }))
    predictions.push(prediction);
  return predictions;
};

it.each([...JUDGING_BY_GAME.keys()])(
  '%s: reviewed matches are predicted, and a seed gives the same ones',
  async (game) => {
    const predictions = await predictionsOf(game, 'some');
    expect(new Set(predictions.map(({ forecaster }) => forecaster))).toEqual(new Set(['known', 'open', 'standing']));
    for (const figure of predictions.flatMap(({ expected, won }) => [expected, won])) {
      expect(figure).toBeGreaterThanOrEqual(0);
      expect(figure).toBeLessThanOrEqual(1);
    }
    expect(await predictionsOf(game, 'some')).toEqual(predictions);
  },
);
