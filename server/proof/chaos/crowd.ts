import { Group, type GroupPlan } from '../client/group.js';
import type { Player } from '../client/player.js';
import { Signal } from '../client/signal.js';

/** What a client does that hears nothing: ask again, then connect anew. Real clients wait longer. */
const ASK_AGAIN_EVERY = 150;
const ASKS_BEFORE_ANEW = 4;
/** As a page that is loaded again, which must not be shown an older table than it has shown. */
const ASKS_BEFORE_WHOLE = 2;

/** What a client hears whose frames came twice, or before its hello. */
const ASKED_TWICE = /^refused: say-hello-first$/;

/** Who plays over a bad network. */
export interface CrowdPlan {
  readonly matches: number;
  readonly seed: string;
  /** At every second table. */
  readonly clock?: NonNullable<GroupPlan['clock']>;
  /** Whether the network keeps the order of frames. */
  readonly keepsOrder: boolean;
}

/** Players that ask again when nothing comes, and in the end know everything. */
export class Crowd {
  readonly signal = new Signal();
  readonly groups: readonly Group[];
  /** How often somebody took another way in. */
  moves = 0;
  /** Where everybody connects, in turn. */
  readonly #ports: readonly number[];
  readonly #silence = new Map<Player, number>();
  readonly #placeOf = new Map<Player, number>();

  private constructor(groups: readonly Group[], ports: readonly number[]) {
    this.groups = groups;
    this.#ports = ports;
  }

  /** Gathers at the server itself and connects through `ports`. */
  static async gather(server: number, ports: readonly number[], plan: CrowdPlan): Promise<Crowd> {
    const { matches, seed, clock, keepsOrder } = plan;
    let heard = (): void => undefined;
    const services = { received: () => heard(), keepsOrder };
    const plans = Array.from({ length: matches }, (_, number): GroupPlan => {
      const own = { number, people: 2, seed };
      return clock !== undefined && number % 2 === 0 ? { ...own, clock } : own;
    });
    const crowd = new Crowd(await Promise.all(plans.map((own) => Group.gather(server, own, services))), ports);
    heard = () => crowd.signal.poke();
    await Promise.all(crowd.groups.map((group) => group.begin(server)));
    for (const [place, player] of crowd.players.entries()) crowd.#connect(player, place);
    return crowd;
  }

  get players(): readonly Player[] {
    return this.groups.flatMap(({ players }) => players);
  }

  get faults(): readonly string[] {
    return this.players.flatMap(({ faults }) => faults.filter((fault) => !ASKED_TWICE.test(fault)));
  }

  /** Everybody plays to the end of their match. */
  async play(whileRunning: (awaited: Promise<void>) => Promise<unknown>): Promise<void> {
    const nudging = setInterval(() => this.#nudge(), ASK_AGAIN_EVERY);
    try {
      await whileRunning(this.signal.until(() => this.groups.every(({ isOver }) => isOver)));
    } finally {
      clearInterval(nudging);
    }
  }

  /** The faults stop: everybody connects to a server itself and hears what is missing. */
  async settle(servers: readonly number[]): Promise<void> {
    for (const [place, player] of this.players.entries()) {
      player.leave();
      player.connect(servers[place % servers.length] as number);
    }
    await this.signal.until(() => this.players.every(({ isConnected }) => isConnected));
    const before = this.players.map(({ answeredPings }) => answeredPings);
    for (const player of this.players) player.ping();
    await this.signal.until(() =>
      this.players.every(({ answeredPings }, index) => answeredPings > (before[index] ?? 0)),
    );
  }

  #connect(player: Player, place: number): void {
    this.#placeOf.set(player, place);
    player.connect(this.#ports[place % this.#ports.length] as number);
  }

  /** Once each time a real client would lose patience. */
  #nudge(): void {
    for (const player of this.players) {
      const asked = (this.#silence.get(player) ?? 0) + 1;
      this.#silence.set(player, asked % ASKS_BEFORE_ANEW);
      if (asked === ASKS_BEFORE_ANEW) this.#goElsewhere(player);
      else player.retry(asked === ASKS_BEFORE_WHOLE ? 'whole' : 'since');
    }
  }

  /** Where there are several ways in, to the next one. */
  #goElsewhere(player: Player): void {
    player.drop();
    if (this.#ports.length > 1) this.moves += 1;
    this.#connect(player, (this.#placeOf.get(player) ?? 0) + 1);
  }
}
