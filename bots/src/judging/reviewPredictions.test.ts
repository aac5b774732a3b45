import { expect, it } from 'vitest';
import type { Prediction } from './gameJudging.js';
import { JUDGING_BY_GAME } from './games.js';
import { predictReviews } from './reviewPredictions.js';

const predictionsOf = async (
  game: string,
  seed: string,
  { first, matches } = { first: 0, matches: 1 },
): Promise<readonly Prediction[]> => {
  const flags = { first: String(first), matches: String(matches), decisions: '1', seed };
  const predictions: Prediction[] = [];
  for await (const prediction of predictReviews(game, flags)) predictions.push(prediction);
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

it('a run that goes on from a later match predicts what the whole run does', async () => {
  const whole = await predictionsOf('felix', 'parts', { first: 0, matches: 2 });
  const later = await predictionsOf('felix', 'parts', { first: 1, matches: 2 });
  expect(later).toEqual(whole.filter(({ deal }) => deal === 1));
});
