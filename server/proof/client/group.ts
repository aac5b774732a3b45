import { type Chance, SeededChance } from '@miaou/kit';
import type { Settings, TableId } from '@miaou/table';
import type { Resting } from '../invariants/invariants.js';
import { type Guest, meet, openTable } from './guest.js';
import { Player, type PlayerServices } from './player.js';
import { MATCHES, playMatch } from './playing.js';

/** Who plays, and how. */
export interface GroupPlan {
  /** Tells groups apart: which match they begin with, and what they draw. */
  readonly number: number;
  readonly people: number;
  readonly seed: string;
  /** With a clock everybody but the host lets it run out once in each match. */
  readonly clock?: Settings['clock'];
}

/** People who play one match after another at tables of their own. */
export class Group {
  /** Tables whose match is over, as each of its people saw them last. */
  finished: Resting[] = [];
  readonly players: readonly Player[];
  readonly #plan: GroupPlan;
  #matches = 0;

  private constructor(players: readonly Player[], plan: GroupPlan) {
    this.players = players;
    this.#plan = plan;
  }

  static async gather(port: number, plan: GroupPlan, services: PlayerServices): Promise<Group> {
    const { number, people, seed } = plan;
    const players: Player[] = [];
    for (let index = 0; index < people; index++) {
      const chance: Chance = new SeededChance(`${seed} ${number} ${index}`);
      players.push(new Player(await meet(port), playMatch(index > 0, people, chance), services));
    }
    return new Group(players, plan);
  }

  get table(): TableId | undefined {
    return this.#host.table;
  }

  /** The match is over, everybody has seen it, and nobody waits for an answer. */
  get isOver(): boolean {
    return this.players.every(({ snapshot, isWaiting }) => snapshot?.stage === 'over' && !isWaiting);
  }

  connect(port: number): void {
    for (const player of this.players) if (!player.isConnected) player.connect(port);
  }

  /** Sits down at a new table. */
  async begin(port: number): Promise<void> {
    const { number, clock } = this.#plan;
    const settings = MATCHES[(number + this.#matches) % MATCHES.length] as Settings;
    const table = await openTable(port, this.#host.guest, clock === undefined ? settings : { ...settings, clock });
    this.finished.push(...this.resting());
    this.#matches += 1;
    for (const player of this.players) player.follow(table);
  }

  /** Everybody as they are now. */
  resting(): Resting[] {
    return this.players.flatMap(({ history, table, snapshot }) =>
      table === undefined ? [] : [{ history, table, snapshot }],
    );
  }

  get guests(): readonly Guest[] {
    return this.players.map(({ guest }) => guest);
  }

  get #host(): Player {
    const [host] = this.players;
    if (host === undefined) throw new Error('a group without people');
    return host;
  }
}
