import { statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Group } from '../client/group.js';
import type { Player } from '../client/player.js';
import { Signal } from '../client/signal.js';
import type { ServerBuild } from '../process/buildServer.js';
import { ServerProcess } from '../process/serverProcess.js';
import { type Sample, slopeOf } from './slope.js';

export interface SoakReport {
  readonly faults: readonly string[];
  readonly matches: number;
  readonly acknowledged: number;
  readonly minutes: number;
  readonly groups: number;
  /** Of one processor, on average. */
  readonly load: number;
  /** How many processes wanted a processor of this machine, on average, other people's included. */
  readonly machineLoad: number;
  readonly firstMegabytes: number;
  readonly lastMegabytes: number;
  /** Over the second half, when everything is warm. */
  readonly megabytesPerHour: number;
  readonly fileMegabytes: number;
}

const MINUTE = 60_000;
const MEGABYTE = 2 ** 20;
const SAMPLE_EVERY = 5_000;
/** In samples: whoever ends a long run by hand has what was measured so far. */
const TELL_EVERY = 60;
/**
 * A table that nobody follows leaves memory after ten minutes, which are ten seconds here: else memory would follow how many matches were
 * begun lately, and not what is never given back.
 */
const SPEED = 60;
const FIRST_GROUPS = 2;
const MOST_GROUPS = 100;
/** Of one processor: half of what the server can do, whatever the machine. */
const HALF = 0.5;

/** People who play at half of the server's capacity for as long as is asked, and what that does to its memory. */
export class SoakRun {
  readonly #build: ServerBuild;
  readonly #seed: string;
  readonly #file: string;
  readonly #tell: (report: SoakReport) => void;
  readonly #signal = new Signal();
  readonly #groups: Group[] = [];
  readonly #resting = new Set<Group>();
  readonly #beginning = new Set<Group>();
  readonly #samples: Sample[] = [];
  #matches = 0;
  #acknowledged = 0;
  #hasEnded = false;
  #isBusy = false;

  constructor(build: ServerBuild, seed: string, tell: (report: SoakReport) => void) {
    this.#build = build;
    this.#seed = seed;
    this.#file = join(build.folder, 'soak.db');
    this.#tell = tell;
  }

  async run(minutes: number): Promise<SoakReport> {
    const server = await ServerProcess.start(this.#build, { file: this.#file, limitFactor: 1000, speed: SPEED });
    await this.#sample(server);
    for (let group = 0; group < FIRST_GROUPS; group++) await this.#addGroup(server);
    const end = Date.now() + minutes * MINUTE;
    while (Date.now() < end) {
      await wait(SAMPLE_EVERY);
      await this.#sample(server);
      await this.#adjust(server);
      if (this.#samples.length % TELL_EVERY === 0) this.#tell(this.#report(this.#faults(server)));
    }
    this.#hasEnded = true;
    await this.#signal.until(() => this.#beginning.size === 0 && this.#resting.size === this.#groups.length);
    await this.#sample(server);
    for (const player of this.#players) player.leave();
    await server.stop();
    return this.#report(this.#faults(server));
  }

  get #players(): readonly Player[] {
    return this.#groups.flatMap(({ players }) => players);
  }

  #faults(server: ServerProcess): readonly string[] {
    return [...server.faults(), ...this.#players.flatMap(({ faults }) => faults)];
  }

  async #sample(server: ServerProcess): Promise<void> {
    const { bytes, cpuMilliseconds } = await server.usage();
    this.#samples.push({ at: performance.now(), bytes, cpuMilliseconds, machineLoad: loadavg()[0] ?? 0 });
  }

  /** More people while the server is less than half busy, fewer matches while it is more. */
  async #adjust(server: ServerProcess): Promise<void> {
    const [before, last] = this.#samples.slice(-2);
    if (before === undefined || last === undefined) return;
    this.#isBusy = (last.cpuMilliseconds - before.cpuMilliseconds) / (last.at - before.at) > HALF;
    if (this.#isBusy) return;
    // Those that rest now: a group that begins anew may rest again before the last of them has begun.
    const resting = [...this.#resting];
    for (const group of resting) await this.#beginAnew(group, server);
    if (this.#groups.length < MOST_GROUPS) await this.#addGroup(server);
  }

  async #addGroup(server: ServerProcess): Promise<void> {
    const plan = { number: this.#groups.length, people: 2, seed: this.#seed };
    const group = await Group.gather(server.port, plan, { received: () => this.#received(group, server) });
    this.#groups.push(group);
    await group.begin(server.port);
    group.connect(server.port);
  }

  #received(group: Group, server: ServerProcess): void {
    if (group.isOver && !this.#resting.has(group)) {
      this.#close(group);
      this.#resting.add(group);
      if (!this.#hasEnded && !this.#isBusy) void this.#beginAnew(group, server);
    }
    this.#signal.poke();
  }

  async #beginAnew(group: Group, server: ServerProcess): Promise<void> {
    if (this.#hasEnded || this.#beginning.has(group)) return;
    this.#beginning.add(group);
    await group.begin(server.port);
    group.finished = [];
    this.#beginning.delete(group);
    this.#resting.delete(group);
  }

  /** What a match left behind must not count as the server's memory, nor fill this process's. */
  #close({ table, players }: Group): void {
    if (table === undefined) return;
    this.#matches += 1;
    for (const { history } of players) {
      this.#acknowledged += history.countAcknowledged(table);
      history.forget(table);
    }
  }

  #report(faults: readonly string[]): SoakReport {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)];
    if (first === undefined || last === undefined) throw new Error('no sample was taken');
    const perMillisecond = slopeOf(this.#samples.slice(Math.floor(this.#samples.length / 2)));
    const milliseconds = last.at - first.at;
    return {
      faults,
      minutes: milliseconds / MINUTE,
      groups: this.#groups.length,
      matches: this.#matches,
      acknowledged: this.#acknowledged,
      load: (last.cpuMilliseconds - first.cpuMilliseconds) / milliseconds,
      machineLoad: this.#samples.reduce((sum, one) => sum + one.machineLoad, 0) / this.#samples.length,
      firstMegabytes: first.bytes / MEGABYTE,
      lastMegabytes: last.bytes / MEGABYTE,
      megabytesPerHour: (perMillisecond * 60 * MINUTE) / MEGABYTE,
      fileMegabytes: statSync(this.#file).size / MEGABYTE,
    };
  }
}
