import { expect, it } from 'vitest';
import type { ComparisonRow } from './gameJudging.js';
import { JUDGING_BY_GAME } from './games.js';
import { compareSteps } from './steps.js';

const rowsOf = async (game: string): Promise<readonly ComparisonRow[]> => {
  const rows: ComparisonRow[] = [];
  for await (const row of compareSteps(game, { above: 'mirek', seats: '3', deals: '1', seed: 'some' })) rows.push(row);
  return rows;
};

it.each([...JUDGING_BY_GAME.keys()])('%s: a step is measured, and a seed gives the same figures', async (game) => {
  const rows = await rowsOf(game);
  expect(rows.map(({ cells }) => [cells['step'], cells['matches']])).toEqual([['mirek over bruno', '2']]);
  expect(await rowsOf(game)).toEqual(rows);
});
