import { join } from 'node:path';
import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { faultsAtAnyMoment, faultsAtRest, lostTables } from '../invariants/invariants.js';
import { countTimeOuts, readLogs } from '../invariants/logs.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { ByteProxy } from './byteProxy.js';
import { Crowd } from './crowd.js';
import { FrameProxy } from './frameProxy.js';
import { NETWORK_FAULTS } from './networkFaults.js';

const SEED = process.env['MIAOU_SEED'] ?? 'ci';
/** `npm run campaign:chaos` asks for more. */
const MATCHES = Number(process.env['MIAOU_MATCHES']);
/** An address has sixty guests at once, and two play each match. */
const MATCHES_AT_ONCE = 6;

const seasons = Array.from({ length: Math.ceil(MATCHES / MATCHES_AT_ONCE) }, (_, season) => ({
  season,
  seed: `${SEED}-${season}`,
  matches: Math.min(MATCHES_AT_ONCE, MATCHES - season * MATCHES_AT_ONCE),
}));

type Season = (typeof seasons)[number];
/** The server's clock is this much faster than the world. */
const SPEED = 50;
/** More than a second of the world, also for those whose frames were lost; whoever lets it run out waits for the next sweep. */
const CLOCK = { kind: 'perMove', seconds: 90 } as const;

type Proxy = Pick<FrameProxy, 'port' | 'close'>;

describe('an unreliable network', () => {
  const build = useServerBuild();

  const play = async (
    name: string,
    season: Season,
    makeProxy: (port: number) => Promise<Proxy>,
  ): Promise<readonly string[]> => {
    const file = join(build().folder, `${name}-${season.season}.db`);
    const server = await ServerProcess.start(build(), { file, speed: SPEED });
    const proxy = await makeProxy(server.port);
    const plan = { ...season, clock: CLOCK, keepsOrder: !(proxy instanceof FrameProxy) };
    const crowd = await Crowd.gather(server.port, [proxy.port], plan);
    await crowd.play((awaited) => server.whileRunning(awaited));
    await crowd.settle([server.port]);
    const resting = crowd.groups.flatMap((group) => group.resting());
    for (const player of crowd.players) player.leave();
    proxy.close();
    await server.stop();
    const logs = readLogs(file);
    const histories = crowd.players.map(({ history }) => history);
    expect(countTimeOuts(logs)).toBeGreaterThan(0);
    return [
      ...crowd.faults,
      ...server.faults(),
      ...lostTables(logs, histories),
      ...faultsAtAnyMoment(logs, histories),
      ...faultsAtRest(logs, resting, Date.now()),
    ];
  };

  // Both networks in turn: a campaign that is ended by hand has tried both.
  describe.each(seasons)('season $season, $matches matches', (season) => {
    it('[I1–I4, I6] frames are dropped, delayed, doubled, swapped and cut off: no table is stuck and nothing goes astray', {
      timeout: 1_800_000,
    }, async () => {
      let frames: FrameProxy | undefined;
      const faults = await play('frames', season, async (port) => {
        frames = await FrameProxy.open(port, new SeededChance(`${season.seed} frames`));
        return frames;
      });
      reportPart({ ...season, faults, met: Object.fromEntries(frames?.met ?? []) });
      expect(faults).toEqual([]);
      for (const networkFault of NETWORK_FAULTS) expect(frames?.met.get(networkFault), networkFault).toBeGreaterThan(0);
    });

    it('[I1–I4, I6] bytes come late, in pieces, and end in the middle of a frame: no table is stuck and nothing goes astray', {
      timeout: 1_800_000,
    }, async () => {
      let bytes: ByteProxy | undefined;
      const faults = await play('bytes', season, async (port) => {
        bytes = await ByteProxy.open(port, new SeededChance(`${season.seed} bytes`));
        return bytes;
      });
      reportPart({ ...season, faults, cuts: bytes?.cuts, silences: bytes?.silences });
      expect(faults).toEqual([]);
      expect(bytes?.cuts).toBeGreaterThan(0);
      expect(bytes?.silences).toBeGreaterThan(0);
    });
  });
});
