// Written by `npm run games` from games/games.json: change that list, not this file.

import type { GameJudging } from './gameJudging.js';

// Not in the list of trainers: who trains must not reach the judges.
export const JUDGING_BY_GAME: ReadonlyMap<string, () => Promise<GameJudging>> = new Map([
  ['felix', async (): Promise<GameJudging> => (await import('../felix/judging/index.js')).felixJudging],
  ['chop', async (): Promise<GameJudging> => (await import('../chop/judging/index.js')).chopJudging],
]);
