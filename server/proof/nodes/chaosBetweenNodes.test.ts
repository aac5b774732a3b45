import { SeededChance } from '@miaou/kit';
import { afterAll, describe, expect, it } from 'vitest';
import { newDatabase } from '../../src/testing/postgres/newDatabase.js';
import { startPostgresOrSkip } from '../../src/testing/postgres/skip.js';
import { ByteProxy } from '../chaos/byteProxy.js';
import { Crowd } from '../chaos/crowd.js';
import { FrameProxy } from '../chaos/frameProxy.js';
import { faultsAtAnyMoment, faultsAtRest, lostTables } from '../invariants/invariants.js';
import { readPostgresLogs } from '../invariants/postgresLogs.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';

const SEED = process.env['MIAOU_SEED'] ?? 'ci';
/** `npm run campaign:nodes` asks for more. */
const MATCHES = Number(process.env['MIAOU_NODE_MATCHES']);
const MATCHES_AT_ONCE = 6;
/** Impatient clients ask more often than people may. */
const LIMIT_FACTOR = 100;

const postgres = await startPostgresOrSkip();
afterAll(() => postgres?.stop());

const seasons = Array.from({ length: Math.ceil(MATCHES / MATCHES_AT_ONCE) }, (_, season) => ({
  season,
  seed: `${SEED}-nodes-${season}`,
  matches: Math.min(MATCHES_AT_ONCE, MATCHES - season * MATCHES_AT_ONCE),
}));

describe('an unreliable network before two nodes', () => {
  const build = useServerBuild();

  it.each(postgres === undefined ? [] : seasons)(
    '[I1–I4, I6] one node is reached by a way that loses frames, the other by one that cuts bytes, and people go from one to the other: season $season, $matches matches',
    { timeout: 1_800_000 },
    async ({ season, seed, matches }) => {
      const database = await newDatabase(postgres?.url ?? '', `miaou_proof_chaos_${season}`);
      const start = (): Promise<ServerProcess> =>
        ServerProcess.start(build(), { file: database, limitFactor: LIMIT_FACTOR });
      const nodes = [await start(), await start()] as const;
      const frames = await FrameProxy.open(nodes[0].port, new SeededChance(`${seed} frames`));
      const bytes = await ByteProxy.open(nodes[1].port, new SeededChance(`${seed} bytes`));
      const plan = { matches, seed, keepsOrder: false };
      const crowd = await Crowd.gather(nodes[0].port, [frames.port, bytes.port], plan);
      await crowd.play((awaited) => nodes[0].whileRunning(nodes[1].whileRunning(awaited)));
      await crowd.settle(nodes.map(({ port }) => port));
      const resting = crowd.groups.flatMap((group) => group.resting());
      for (const player of crowd.players) player.leave();
      for (const proxy of [frames, bytes]) proxy.close();
      for (const node of nodes) await node.stop();
      const logs = await readPostgresLogs(database);
      const histories = crowd.players.map(({ history }) => history);
      const faults = [
        ...crowd.faults,
        ...nodes.flatMap((node) => node.faults()),
        ...lostTables(logs, histories),
        ...faultsAtAnyMoment(logs, histories),
        ...faultsAtRest(logs, resting, Date.now()),
      ];
      const { moves } = crowd;
      reportPart({ season, matches, faults, moves, met: Object.fromEntries(frames.met), cuts: bytes.cuts });
      expect(faults).toEqual([]);
      expect(moves).toBeGreaterThan(0);
      expect(frames.met.size).toBeGreaterThan(0);
    },
  );
});
