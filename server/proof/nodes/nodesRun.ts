import { type Chance, SeededChance } from '@miaou/kit';
import { Group } from '../client/group.js';
import type { Player } from '../client/player.js';
import { Signal } from '../client/signal.js';
import { faultsAtAnyMoment, faultsAtRest, lostTables } from '../invariants/invariants.js';
import { readPostgresLogs } from '../invariants/postgresLogs.js';
import type { ServerBuild } from '../process/buildServer.js';
import { ServerProcess } from '../process/serverProcess.js';

export interface NodesReport {
  readonly faults: readonly string[];
  readonly kills: number;
  /** How often somebody went to the other node in the middle of a match. */
  readonly moves: number;
  readonly acknowledged: number;
}

const GROUPS = 2;
const PEOPLE = 2;
const MOST_MESSAGES = 200;
/** Somebody goes to the other node after so many messages. */
const MOVE_AFTER = 25;

/** People who play on two nodes of one database, move between them, and nodes that are killed. */
export class NodesRun {
  readonly #build: ServerBuild;
  readonly #url: string;
  readonly #seed: string;
  readonly #chance: Chance;
  readonly #signal = new Signal();
  readonly #nodes: ServerProcess[] = [];
  readonly #placeOf = new Map<Player, number>();
  #groups: readonly Group[] = [];
  #messages = 0;
  #moveAt = MOVE_AFTER;
  #moves = 0;

  constructor(build: ServerBuild, url: string, seed: string) {
    this.#build = build;
    this.#url = url;
    this.#seed = seed;
    this.#chance = new SeededChance(seed);
  }

  async run(kills: number): Promise<NodesReport> {
    for (const index of [0, 1]) await this.#start(index);
    await this.#gather();
    for (let kill = 0; kill < kills; kill++) await this.#crash(this.#chance.below(2));
    await this.#signal.until(() => this.#groups.every(({ isOver }) => isOver));
    for (const player of this.#players) player.leave();
    for (const node of this.#nodes) await node.stop();
    return this.#report(kills);
  }

  get #players(): readonly Player[] {
    return this.#groups.flatMap(({ players }) => players);
  }

  #node(index: number): ServerProcess {
    const node = this.#nodes[index];
    if (node === undefined) throw new Error('no such node');
    return node;
  }

  async #start(index: number): Promise<void> {
    this.#nodes[index] = await ServerProcess.start(this.#build, { file: this.#url });
  }

  async #gather(): Promise<void> {
    const { port } = this.#node(0);
    const services = { received: () => this.#received() };
    const plans = Array.from({ length: GROUPS }, (_, number) => ({ number, people: PEOPLE, seed: this.#seed }));
    this.#groups = await Promise.all(plans.map((plan) => Group.gather(port, plan, services)));
    await Promise.all(this.#groups.map((group) => group.begin(port)));
    for (const { players } of this.#groups)
      for (const [index, player] of players.entries()) this.#send(player, index % 2);
  }

  #send(player: Player, index: number): void {
    this.#placeOf.set(player, index);
    player.connect(this.#node(index).port);
  }

  #received(): void {
    this.#messages += 1;
    if (this.#messages >= this.#moveAt) this.#moveSomebody();
    this.#signal.poke();
  }

  /** In the middle of whatever they do: their commands go unanswered there and are sent again here. */
  #moveSomebody(): void {
    this.#moveAt = this.#messages + MOVE_AFTER;
    const player = this.#players[this.#chance.below(this.#players.length)];
    const target = 1 - (player === undefined ? 0 : (this.#placeOf.get(player) ?? 0));
    if (player === undefined || !this.#node(target).isRunning) return;
    this.#moves += 1;
    player.leave();
    this.#send(player, target);
  }

  async #crash(index: number): Promise<void> {
    const killAt = this.#messages + 1 + this.#chance.below(MOST_MESSAGES);
    await this.#signal.until(() => this.#messages >= killAt || this.#groups.every(({ isOver }) => isOver));
    const node = this.#node(index);
    node.kill();
    await node.ended();
    for (const player of this.#players) {
      if (this.#placeOf.get(player) !== index) continue;
      player.leave();
      this.#send(player, 1 - index);
    }
    await this.#start(index);
    await this.#beginAnew();
  }

  async #beginAnew(): Promise<void> {
    for (const group of this.#groups) if (group.isOver) await group.begin(this.#node(0).port);
  }

  async #report(kills: number): Promise<NodesReport> {
    const logs = await readPostgresLogs(this.#url);
    const histories = this.#players.map(({ history }) => history);
    const resting = this.#groups.flatMap((group) => [...group.finished, ...group.resting()]);
    const faults = [
      ...this.#players.flatMap((player) => player.faults),
      ...this.#nodes.flatMap((node) => node.faults()),
      ...lostTables(logs, histories),
      ...faultsAtAnyMoment(logs, histories),
      ...faultsAtRest(logs, resting, Date.now()),
    ];
    const acknowledged = histories.flatMap((history) =>
      [...logs.keys()].map((table) => history.countAcknowledged(table)),
    );
    return { faults, kills, moves: this.#moves, acknowledged: acknowledged.reduce((sum, count) => sum + count, 0) };
  }
}
