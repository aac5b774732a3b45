import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Chance, SeededChance } from '@miaou/kit';
import type { TableId } from '@miaou/table';
import { Group } from '../client/group.js';
import type { Player } from '../client/player.js';
import { Signal } from '../client/signal.js';
import { faultsAtAnyMoment, faultsAtRest, lostTables } from '../invariants/invariants.js';
import { type Logs, readLogs } from '../invariants/logs.js';
import { ServerProcess } from '../process/serverProcess.js';
import type { Stage } from '../process/stage.js';

export interface CrashReport {
  readonly faults: readonly string[];
  readonly kills: number;
  /** Commands that were acknowledged. */
  readonly acknowledged: number;
  /** Matches that came to their end. */
  readonly matches: number;
}

const GROUPS = 4;
const PEOPLE = 2;
/** A kill comes after so many messages at most; now and then right after the first. */
const MOST_MESSAGES = 200;

/** One data file, its people, and a server that is killed again and again. */
export class CrashSeason {
  private readonly chance: Chance;
  private readonly signal = new Signal();
  private readonly done = new Set<TableId>();
  private groups: readonly Group[] = [];
  private server: ServerProcess | undefined;
  private messages = 0;
  private killAt = Number.POSITIVE_INFINITY;
  private isSettling = false;
  private acknowledged = 0;
  private matches = 0;

  constructor(
    private readonly stage: Stage,
    private readonly seed: string,
  ) {
    this.chance = new SeededChance(seed);
  }

  async run(kills: number, killed: () => void): Promise<CrashReport> {
    const server = await this.start();
    await this.gather(server.port);
    for (let kill = 1; kill <= kills; kill++) {
      const faults = await this.crash();
      if (faults.length > 0) return this.report(faults, kill);
      killed();
      await this.resume();
    }
    return this.report(await this.settle(), kills);
  }

  private get file(): string {
    return join(this.stage.folder, `${this.seed}.db`);
  }

  private async start(): Promise<ServerProcess> {
    this.server = await ServerProcess.start(this.stage, { file: this.file });
    return this.server;
  }

  private async gather(port: number): Promise<void> {
    const services = { heard: () => this.heard(), lost: (player: Player) => this.lost(player) };
    const numbers = Array.from({ length: GROUPS }, (_, number) => number);
    this.groups = await Promise.all(numbers.map((n) => Group.gather(port, n, PEOPLE, this.seed, services)));
    await Promise.all(this.groups.map((group) => group.begin(port)));
    for (const group of this.groups) group.connect(port);
  }

  private get players(): readonly Player[] {
    return this.groups.flatMap(({ players }) => players);
  }

  private heard(): void {
    this.messages += 1;
    if (this.messages >= this.killAt) this.server?.kill();
    else if (!this.isSettling) for (const group of this.groups) if (group.isOver) this.beginAnew(group);
    this.signal.poke();
  }

  private readonly beginning = new Set<Group>();

  /** The server may be killed meanwhile: then the group tries again on the next one. */
  private beginAnew(group: Group): void {
    const { server } = this;
    if (server === undefined || this.beginning.has(group)) return;
    this.beginning.add(group);
    group
      .begin(server.port)
      .catch(() => undefined)
      .finally(() => this.beginning.delete(group));
  }

  /** Without a server there is nothing to connect to; whoever lost only the connection takes another. */
  private lost(player: Player): void {
    if (this.server?.isRunning === true && this.messages < this.killAt) player.connect(this.server.port);
    this.signal.poke();
  }

  private async crash(): Promise<readonly string[]> {
    const wait = this.chance.below(8) === 0 ? 1 : 1 + this.chance.below(MOST_MESSAGES);
    this.killAt = this.messages + wait;
    await this.server?.ended();
    for (const player of this.players) player.leave();
    return this.check(readLogs(this.file));
  }

  private async resume(): Promise<void> {
    this.killAt = Number.POSITIVE_INFINITY;
    const { port } = await this.start();
    for (const group of this.groups) group.connect(port);
  }

  private async settle(): Promise<readonly string[]> {
    this.isSettling = true;
    await this.signal.until(() => this.beginning.size === 0 && this.groups.every(({ isOver }) => isOver));
    for (const { players } of this.groups) for (const player of players) player.leave();
    await this.server?.stop();
    const logs = readLogs(this.file);
    const resting = this.groups.flatMap((group) => group.resting());
    return [...this.check(logs), ...faultsAtRest(this.running(logs), resting, Date.now())];
  }

  /** The logs that may still have grown since the last look. */
  private running(logs: Logs): Logs {
    return new Map([...logs].filter(([table]) => !this.done.has(table)));
  }

  private check(all: Logs): readonly string[] {
    const logs = this.running(all);
    const histories = this.players.map(({ history }) => history);
    const resting = this.groups.flatMap(({ finished }) => finished);
    const finished = new Map([...logs].filter(([table]) => resting.some((client) => client.table === table)));
    const faults = [
      ...this.players.flatMap((player) => player.faults),
      ...(this.server?.faults() ?? []),
      ...lostTables(all, histories),
      ...faultsAtAnyMoment(logs, histories),
      ...faultsAtRest(finished, resting, Date.now()),
    ];
    for (const table of finished.keys()) this.close(table);
    for (const group of this.groups) group.finished = [];
    return faults;
  }

  private close(table: TableId): void {
    this.done.add(table);
    this.matches += 1;
    for (const { history } of this.players) {
      this.acknowledged += history.countAcknowledged(table);
      history.forget(table);
    }
  }

  private report(faults: readonly string[], kills: number): CrashReport {
    for (const table of new Set(this.players.flatMap((player) => player.table ?? []))) this.close(table);
    for (const end of ['', '-wal']) rmSync(this.file + end, { force: true });
    return { faults, kills, acknowledged: this.acknowledged, matches: this.matches };
  }
}
