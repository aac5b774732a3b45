import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Chance, SeededChance } from '@miaou/kit';
import type { TableId } from '@miaou/table';
import { Group, type GroupPlan } from '../client/group.js';
import type { Player } from '../client/player.js';
import { Signal } from '../client/signal.js';
import { faultsAtAnyMoment, faultsAtRest, lostTables } from '../invariants/invariants.js';
import { countTimeOuts, type Logs, readLogs } from '../invariants/logs.js';
import type { ServerBuild } from '../process/buildServer.js';
import { ServerProcess } from '../process/serverProcess.js';

export interface CrashReport {
  readonly faults: readonly string[];
  readonly kills: number;
  /** Commands that were acknowledged. */
  readonly acknowledged: number;
  /** Matches that came to their end. */
  readonly matches: number;
  /** Clocks that ran out. */
  readonly timeOuts: number;
}

const GROUPS = 4;
/** One group plays by the shortest clock there is, and lets it run out. */
const CLOCK = { kind: 'perMove', seconds: 5 } as const;
const PEOPLE = 2;
/** A kill comes after so many messages at most; now and then right after the first. */
const MOST_MESSAGES = 200;

/** One data file, its people, and a server that is killed again and again. */
export class CrashRun {
  readonly #build: ServerBuild;
  readonly #seed: string;
  readonly #chance: Chance;
  readonly #signal = new Signal();
  readonly #done = new Set<TableId>();
  #groups: readonly Group[] = [];
  #server: ServerProcess | undefined;
  #messages = 0;
  #killAt = Number.POSITIVE_INFINITY;
  #isSettling = false;
  #acknowledged = 0;
  #matches = 0;
  #timeOuts = 0;

  constructor(build: ServerBuild, seed: string) {
    this.#build = build;
    this.#seed = seed;
    this.#chance = new SeededChance(seed);
  }

  async run(kills: number, killed: () => void): Promise<CrashReport> {
    const server = await this.#start();
    await this.#gather(server.port);
    for (let kill = 1; kill <= kills; kill++) {
      const faults = await this.#crash();
      if (faults.length > 0) return this.#report(faults, kill);
      killed();
      await this.#resume();
    }
    return this.#report(await this.#settle(), kills);
  }

  get #file(): string {
    return join(this.#build.folder, `${this.#seed}.db`);
  }

  async #start(): Promise<ServerProcess> {
    this.#server = await ServerProcess.start(this.#build, { file: this.#file });
    return this.#server;
  }

  async #gather(port: number): Promise<void> {
    const services = { received: () => this.#received() };
    const plans = Array.from({ length: GROUPS }, (_, number): GroupPlan => {
      const plan = { number, people: PEOPLE, seed: this.#seed };
      return number === 0 ? { ...plan, clock: CLOCK } : plan;
    });
    this.#groups = await Promise.all(plans.map((plan) => Group.gather(port, plan, services)));
    await Promise.all(this.#groups.map((group) => group.begin(port)));
    for (const group of this.#groups) group.connect(port);
  }

  get #players(): readonly Player[] {
    return this.#groups.flatMap(({ players }) => players);
  }

  #received(): void {
    this.#messages += 1;
    if (this.#messages >= this.#killAt) this.#server?.kill();
    else if (!this.#isSettling) for (const group of this.#groups) if (group.isOver) this.#beginAnew(group);
    this.#signal.poke();
  }

  readonly #beginning = new Set<Group>();

  /** The server may be killed meanwhile: then the group tries again on the next one. */
  #beginAnew(group: Group): void {
    const server = this.#server;
    if (server === undefined || this.#beginning.has(group)) return;
    this.#beginning.add(group);
    group
      .begin(server.port)
      .catch(() => undefined)
      .finally(() => this.#beginning.delete(group));
  }

  async #crash(): Promise<readonly string[]> {
    const wait = this.#chance.below(8) === 0 ? 1 : 1 + this.#chance.below(MOST_MESSAGES);
    this.#killAt = this.#messages + wait;
    await this.#server?.ended();
    for (const player of this.#players) player.leave();
    return this.#check(readLogs(this.#file));
  }

  async #resume(): Promise<void> {
    this.#killAt = Number.POSITIVE_INFINITY;
    const { port } = await this.#start();
    for (const group of this.#groups) group.connect(port);
  }

  async #settle(): Promise<readonly string[]> {
    this.#isSettling = true;
    await this.#signal.until(() => this.#beginning.size === 0 && this.#groups.every(({ isOver }) => isOver));
    for (const { players } of this.#groups) for (const player of players) player.leave();
    await this.#server?.stop();
    const logs = readLogs(this.#file);
    this.#timeOuts = countTimeOuts(logs);
    const resting = this.#groups.flatMap((group) => group.resting());
    return [...this.#check(logs), ...faultsAtRest(this.#running(logs), resting, Date.now())];
  }

  /** The logs that may still have grown since the last look. */
  #running(logs: Logs): Logs {
    return new Map([...logs].filter(([table]) => !this.#done.has(table)));
  }

  #check(all: Logs): readonly string[] {
    const logs = this.#running(all);
    const histories = this.#players.map(({ history }) => history);
    const resting = this.#groups.flatMap(({ finished }) => finished);
    const finished = new Map([...logs].filter(([table]) => resting.some((client) => client.table === table)));
    const faults = [
      ...this.#players.flatMap((player) => player.faults),
      ...(this.#server?.faults() ?? []),
      ...lostTables(all, histories),
      ...faultsAtAnyMoment(logs, histories),
      ...faultsAtRest(finished, resting, Date.now()),
    ];
    for (const table of finished.keys()) this.#close(table);
    for (const group of this.#groups) group.finished = [];
    return faults;
  }

  #close(table: TableId): void {
    this.#done.add(table);
    this.#matches += 1;
    for (const { history } of this.#players) {
      this.#acknowledged += history.countAcknowledged(table);
      history.forget(table);
    }
  }

  #report(faults: readonly string[], kills: number): CrashReport {
    for (const table of new Set(this.#players.flatMap((player) => player.table ?? []))) this.#close(table);
    for (const end of ['', '-wal']) rmSync(this.#file + end, { force: true });
    return { faults, kills, acknowledged: this.#acknowledged, matches: this.#matches, timeOuts: this.#timeOuts };
  }
}
