import { GAMES } from '@miaou/games';
import { SeededChance } from '@miaou/kit';
import { afterAll, describe, expect, it } from 'vitest';
import { newDatabase } from '../../src/testing/postgres/newDatabase.js';
import { startPostgresOrSkip } from '../../src/testing/postgres/skip.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { scriptOf } from './matchScript.js';
import { countDiffering, heardBy, isDeep, pairsOf, SEASONS } from './pairs.js';
import { playWorldAt } from './world.js';

const SEED = process.env['MIAOU_SEED'] ?? 'ci';

const postgres = await startPostgresOrSkip();
afterAll(() => postgres?.stop());

/** A quick run has the game in which each seat has secrets of its own. */
const games = isDeep ? GAMES : GAMES.slice(0, 1);
const seasons = games.flatMap((game) => SEASONS.map((season) => ({ ...season, id: game.id, game })));

describe('two worlds of two nodes each', () => {
  const build = useServerBuild();

  it.each(postgres === undefined ? [] : seasons)(
    '[I5] $id: each audience hears the same bytes of what is done at its own node and at the other one: season $season',
    { timeout: 1_800_000 },
    async ({ game, season, pairs: count }) => {
      const pairs = pairsOf(game, count, new SeededChance(`${SEED}-${season} ${game.id} nodes`), 0);
      const [ones, others] = await Promise.all(
        ([0, 1] as const).map(async (world) => {
          const name = `miaou_proof_${game.id}_${season}_${world}`;
          const storage = await newDatabase(postgres?.url ?? '', name);
          return playWorldAt(
            build(),
            { storage, nodes: 2 },
            pairs.map(({ stories }) => scriptOf(stories[world])),
          );
        }),
      );
      const differing = countDiffering(pairs, ones, others);
      reportPart({ game: game.id, nodes: 2, season, pairs: pairs.length, differing });
      for (const [place, { viewer }] of pairs.entries()) {
        const heard = heardBy(ones?.[place], viewer);
        expect(heard.length).toBeGreaterThan(0);
        expect(heardBy(others?.[place], viewer)).toEqual(heard);
      }
    },
  );
});
