import { afterAll, describe, expect, it } from 'vitest';
import { newDatabase } from '../../src/testing/postgres/newDatabase.js';
import { startPostgresOrSkip } from '../../src/testing/postgres/skip.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { NodesRun } from './nodesRun.js';

/** `npm run campaign:nodes` asks for more. */
const KILLS = Number(process.env['MIAOU_NODE_KILLS']);
const SEED = process.env['MIAOU_SEED'] ?? 'ci';
/** A new database and new people after so many kills: all logs are read at the end of a season, and none is forgotten before. */
const KILLS_OF_A_SEASON = 25;

const postgres = await startPostgresOrSkip();
afterAll(() => postgres?.stop());

const seasons = Array.from({ length: Math.ceil(KILLS / KILLS_OF_A_SEASON) }, (_, season) => ({
  season,
  kills: Math.min(KILLS_OF_A_SEASON, KILLS - season * KILLS_OF_A_SEASON),
}));

describe('two nodes on one database', () => {
  const build = useServerBuild();

  it.each(postgres === undefined ? [] : seasons)(
    '[I1–I4, I6] nobody is shown the past, and nothing is lost, when people move between nodes and nodes are killed: season $season, $kills kills',
    { timeout: 1_800_000 },
    async ({ season, kills }) => {
      const database = await newDatabase(postgres?.url ?? '', `miaou_proof_nodes_${season}`);
      const report = await new NodesRun(build(), database, `${SEED}-${season}`).run(kills);
      reportPart({ season, ...report });
      expect(report.faults).toEqual([]);
      expect(report.kills).toBe(kills);
      expect(report.moves).toBeGreaterThan(0);
    },
  );
});
