import { statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Group } from '../client/group.js';
import type { Player } from '../client/player.js';
import { Signal } from '../client/signal.js';
import type { ServerBuild } from '../process/buildServer.js';
import { ServerProcess } from '../process/serverProcess.js';
import { loadOver, type Sample, slopeOf } from './slope.js';

export interface SoakReport {
  readonly faults: readonly string[];
  readonly matches: number;
  readonly acknowledged: number;
  readonly minutes: number;
  readonly groups: number;
  /** Of one processor, on average over the second half, when everything is warm, as the two below. */
  readonly load: number;
  /** How many processes wanted a processor of this machine, other people's included. */
  readonly machineLoad: number;
  readonly megabytesPerHour: number;
  readonly firstMegabytes: number;
  readonly lastMegabytes: number;
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
/** By which part of their number groups may change from one sample to the next: a match takes longer than a sample. */
const STEP = 0.2;

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
  /** How many groups may play at once. */
  #wanted = FIRST_GROUPS;

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

  /** Lets so many play that the server is half busy, whatever the machine gives it. */
  async #adjust(server: ServerProcess): Promise<void> {
    const load = loadOver(this.#samples.slice(-2));
    const most = Math.max(1, Math.floor(this.#wanted * STEP));
    const missing = Math.round(this.#wanted * (HALF / load - 1));
    this.#wanted = Math.min(Math.max(this.#wanted + Math.min(Math.max(missing, -most), most), 1), MOST_GROUPS);
    this.#fill(server);
    while (this.#groups.length < this.#wanted) await this.#addGroup(server);
  }

  get #playing(): number {
    return this.#groups.length - this.#resting.size + this.#beginning.size;
  }

  #fill(server: ServerProcess): void {
    for (const group of this.#resting) if (this.#playing < this.#wanted) void this.#beginAnew(group, server);
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
      this.#fill(server);
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
    const warm = this.#samples.slice(Math.floor(this.#samples.length / 2));
    return {
      faults,
      minutes: (last.at - first.at) / MINUTE,
      groups: this.#groups.length,
      matches: this.#matches,
      acknowledged: this.#acknowledged,
      load: loadOver(warm),
      machineLoad: warm.reduce((sum, one) => sum + one.machineLoad, 0) / warm.length,
      megabytesPerHour: (slopeOf(warm) * 60 * MINUTE) / MEGABYTE,
      firstMegabytes: first.bytes / MEGABYTE,
      lastMegabytes: last.bytes / MEGABYTE,
      fileMegabytes: statSync(this.#file).size / MEGABYTE,
    };
  }
}
