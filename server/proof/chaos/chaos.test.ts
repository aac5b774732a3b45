import { join } from 'node:path';
import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { Group, type GroupPlan } from '../client/group.js';
import type { Player } from '../client/player.js';
import { Signal } from '../client/signal.js';
import { faultsAtAnyMoment, faultsAtRest, lostTables } from '../invariants/invariants.js';
import { countTimeOuts, readLogs } from '../invariants/logs.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { ByteProxy } from './byteProxy.js';
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
/** What a client does that hears nothing: ask again, then connect anew. Real clients wait longer. */
const ASK_AGAIN_EVERY = 150;
const ASKS_BEFORE_ANEW = 4;
/** As a page that is loaded again, which must not be shown an older table than it has shown. */
const ASKS_BEFORE_WHOLE = 2;

/** The server's clock is this much faster than the world. */
const SPEED = 50;
/** More than a second of the world, also for those whose frames were lost; whoever lets it run out waits for the next sweep. */
const CLOCK = { kind: 'perMove', seconds: 90 } as const;

type Proxy = Pick<FrameProxy, 'port' | 'close'>;

/** Players that ask again when nothing comes, and in the end know everything. */
class Crowd {
  readonly signal = new Signal();
  readonly #keepsOrder: boolean;
  groups: readonly Group[] = [];
  port = 0;
  readonly #silence = new Map<Player, number>();

  constructor(keepsOrder: boolean) {
    this.#keepsOrder = keepsOrder;
  }

  get players(): readonly Player[] {
    return this.groups.flatMap(({ players }) => players);
  }

  async gather(server: ServerProcess, { matches, seed }: Season): Promise<void> {
    const services = { received: () => this.signal.poke(), keepsOrder: this.#keepsOrder };
    const plans = Array.from({ length: matches }, (_, number): GroupPlan => {
      const plan = { number, people: 2, seed };
      return number % 2 === 0 ? { ...plan, clock: CLOCK } : plan;
    });
    this.groups = await Promise.all(plans.map((plan) => Group.gather(server.port, plan, services)));
    await Promise.all(this.groups.map((group) => group.begin(server.port)));
    for (const group of this.groups) group.connect(this.port);
  }

  /** Once each time a real client would lose patience. */
  nudge(): void {
    for (const player of this.players) {
      const asked = (this.#silence.get(player) ?? 0) + 1;
      this.#silence.set(player, asked % ASKS_BEFORE_ANEW);
      if (asked === ASKS_BEFORE_ANEW) player.drop();
      else player.retry(asked === ASKS_BEFORE_WHOLE ? 'whole' : 'since');
    }
  }

  /** The faults stop: everybody connects to the server itself and hears what is missing. */
  async settle(port: number): Promise<void> {
    for (const player of this.players) {
      player.leave();
      player.connect(port);
    }
    await this.signal.until(() => this.players.every(({ isConnected }) => isConnected));
    const before = this.players.map(({ answeredPings }) => answeredPings);
    for (const player of this.players) player.ping();
    await this.signal.until(() =>
      this.players.every(({ answeredPings }, index) => answeredPings > (before[index] ?? 0)),
    );
  }
}

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
    const crowd = new Crowd(!(proxy instanceof FrameProxy));
    crowd.port = proxy.port;
    await crowd.gather(server, season);
    const nudging = setInterval(() => crowd.nudge(), ASK_AGAIN_EVERY);
    await server.whileRunning(crowd.signal.until(() => crowd.groups.every(({ isOver }) => isOver)));
    clearInterval(nudging);
    await crowd.settle(server.port);
    const resting = crowd.groups.flatMap((group) => group.resting());
    for (const player of crowd.players) player.leave();
    proxy.close();
    await server.stop();
    const logs = readLogs(file);
    const histories = crowd.players.map(({ history }) => history);
    expect(countTimeOuts(logs)).toBeGreaterThan(0);
    return [
      ...crowd.players.flatMap(({ faults }) => faults.filter((fault) => !ASKED_TWICE.test(fault))),
      ...server.faults(),
      ...lostTables(logs, histories),
      ...faultsAtAnyMoment(logs, histories),
      ...faultsAtRest(logs, resting, Date.now()),
    ];
  };

  /** What a client hears whose frames came twice, or before its hello. */
  const ASKED_TWICE = /^refused: say-hello-first$/;

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
