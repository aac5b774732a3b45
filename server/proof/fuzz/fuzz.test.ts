import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Group } from '../client/group.js';
import { meet, openTable } from '../client/guest.js';
import type { Player } from '../client/player.js';
import { MATCHES } from '../client/playing.js';
import { Signal } from '../client/signal.js';
import { faultsAtAnyMoment } from '../invariants/invariants.js';
import { readLogs } from '../invariants/logs.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';
import { reportPart } from '../reportPart.js';
import { Fuzzer } from './fuzzer.js';

/** `npm run campaign:fuzz` asks for more. */
const FRAMES = Number(process.env['MIAOU_FRAMES']);
const SEED = process.env['MIAOU_SEED'] ?? 'ci';
/** Of the frames, so many are requests instead. */
const REQUESTS = Math.floor(FRAMES / 5);
const FUZZERS = 8;
/** Memory is measured after each; whoever ends a long run by hand knows how far it came. */
const ROUNDS = Math.max(5, Math.ceil(FRAMES / 100_000));
/** A batch comes within one moment of the clock, and must not be turned away for that: then it would not be looked at. */
const LIMIT_FACTOR = 100;
/** Caches fill and code is compiled; what is lost with every frame would be far more. */
const GROWTH = 48 * 2 ** 20;

/** People who play honestly meanwhile, match after match. */
class Healthy {
  matches = 0;
  players: readonly Player[] = [];
  readonly #port: number;
  readonly #signal = new Signal();
  #group: Group | undefined;
  #isEnough = false;
  #isBeginning = false;

  constructor(port: number) {
    this.#port = port;
  }

  async begin(): Promise<void> {
    const port = this.#port;
    const services = { received: () => this.#received() };
    this.#group = await Group.gather(port, { number: 0, people: 2, seed: SEED }, services);
    this.players = this.#group.players;
    await this.#group.begin(port);
    this.#group.connect(port);
  }

  /** Plays the present match to its end. */
  async finish(): Promise<void> {
    this.#isEnough = true;
    await this.#signal.until(() => this.#group?.isOver === true && !this.#isBeginning);
    for (const player of this.players) player.leave();
  }

  #received(): void {
    if (this.#group?.isOver === true && !this.#isEnough && !this.#isBeginning) this.#beginAnew(this.#group);
    this.#signal.poke();
  }

  #beginAnew(group: Group): void {
    this.matches += 1;
    this.#isBeginning = true;
    void group.begin(this.#port).finally(() => {
      this.#isBeginning = false;
    });
  }
}

describe('invalid input', () => {
  const build = useServerBuild();

  const makeFuzzers = async (port: number): Promise<Fuzzer[]> => {
    const fuzzers: Fuzzer[] = [];
    for (let index = 0; index < FUZZERS; index++) {
      const guest = await meet(port, `127.0.1.${index + 1}`);
      const tables = await Promise.all(MATCHES.map((settings) => openTable(port, guest, settings)));
      fuzzers.push(new Fuzzer(port, guest, tables, `${SEED} ${index}`));
    }
    return fuzzers;
  };

  it(`the server takes ${FRAMES} frames and requests of any kind: no fault, no lost memory, and honest people play on`, {
    timeout: 24 * 60 * 60 * 1000,
  }, async () => {
    const file = join(build().folder, 'fuzz.db');
    const server = await ServerProcess.start(build(), { file, speed: 1000, limitFactor: LIMIT_FACTOR });
    const healthy = new Healthy(server.port);
    await healthy.begin();
    const fuzzers = await makeFuzzers(server.port);
    const memory: number[] = [];
    const faults = (): string[] => [...server.faults(), ...healthy.players.flatMap((player) => player.faults)];
    let seen = 0;
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(fuzzers.map((fuzzer) => fuzzer.sendFrames((FRAMES - REQUESTS) / FUZZERS / ROUNDS)));
      await Promise.all(fuzzers.map((fuzzer) => fuzzer.sendRequests(REQUESTS / FUZZERS / ROUNDS)));
      const { bytes, cpuMilliseconds } = await server.usage();
      memory.push(bytes);
      seen = fuzzers.reduce((sum, fuzzer) => sum + fuzzer.seen, 0);
      reportPart({ round, frames: seen, bytes, cpuMilliseconds, matches: healthy.matches, faults: faults() });
    }
    expect(await server.counted('miaou_frames_total')).toBeGreaterThanOrEqual(seen);
    await healthy.finish();
    const [first = 0] = memory;
    expect(server.isRunning).toBe(true);
    expect(faults()).toEqual([]);
    expect(Math.max(...memory) - first).toBeLessThan(GROWTH);
    await server.stop();
    const { players } = healthy;
    expect(faults()).toEqual([]);
    expect(
      faultsAtAnyMoment(
        readLogs(file),
        players.map(({ history }) => history),
      ),
    ).toEqual([]);
  });
});
