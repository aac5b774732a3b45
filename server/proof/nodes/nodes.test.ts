import { afterAll, describe, expect, it } from 'vitest';
import { startPostgresOrSkip } from '../../src/testing/postgres/skip.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { NodesRun } from './nodesRun.js';

/** `npm run campaign:nodes` asks for more. */
const KILLS = Number(process.env['MIAOU_NODE_KILLS']);
const SEED = process.env['MIAOU_SEED'] ?? 'ci';

const postgres = await startPostgresOrSkip();
afterAll(() => postgres?.stop());

describe('two nodes on one database', () => {
  const build = useServerBuild();

  it.each(postgres === undefined ? [] : [postgres])(
    '[I1–I4, I6] nobody is shown the past, and nothing is lost, when people move between nodes and nodes are killed ($found)',
    { timeout: 1_800_000 },
    async ({ url }) => {
      const report = await new NodesRun(build(), url, SEED).run(KILLS);
      expect(report.faults).toEqual([]);
      expect(report.kills).toBe(KILLS);
      expect(report.moves).toBeGreaterThan(0);
      process.stderr.write(`${JSON.stringify(report)}\n`);
    },
  );
});
