import type { MatchRecord, Seat } from '@miaou/kit';
import type { Reaction } from '@miaou/protocol';
import type { Command, PersonId, Snapshot, TableId } from '@miaou/table';
import type { Answer, Connection, PendingCommand, Presence, Said, Step, TableLink } from '../link/tableLink';
import { openHost, recordOfMatch } from './deviceHost';
import { eyesAfter, type Sharing, shownTo } from './eyes';
import type { LocalHost } from './localHost';

let sent = 0;

/** A table of this device. It runs here and nowhere else, and is always there. */
export class LocalTable implements TableLink {
  readonly connection: Connection = 'live';
  #snapshot = $state.raw<Snapshot | null>(null);
  #me = $state.raw<PersonId | null>(null);
  #pending = $state.raw<readonly PendingCommand[]>([]);
  #said = $state.raw<readonly Said[]>([]);
  #presence = $state.raw<Presence>({ present: [], watching: 0 });
  #steps = $state.raw<readonly Step[]>([]);
  #eyes = $state.raw<Seat | null>(null);
  #waitingFor = $state.raw<readonly Seat[]>([]);
  #isShared = $state.raw(false);
  readonly #heard = new Set<(person: PersonId, reaction: Reaction) => void>();
  readonly #host: LocalHost;
  readonly #letGo: () => void;

  /** Nothing where this device has no such table. `speed` 2 lets bots act twice as fast. */
  static async open(table: TableId, speed: () => number): Promise<LocalTable | undefined> {
    const opened = await openHost(table, speed);
    return opened === undefined ? undefined : new LocalTable(opened.host, opened.close);
  }

  private constructor(host: LocalHost, close: () => void) {
    this.#host = host;
    const hear = (): void => this.#hear();
    host.changed.add(hear);
    this.#letGo = () => {
      host.changed.delete(hear);
      close();
    };
    this.#hear();
    host.start();
  }

  get snapshot(): Snapshot | null {
    return this.#snapshot;
  }

  /** Between two turns on a shared device nobody looks, and this is null. */
  get me(): PersonId | null {
    return this.#me;
  }

  get pending(): readonly PendingCommand[] {
    return this.#pending;
  }

  get said(): readonly Said[] {
    return this.#said;
  }

  get presence(): Presence {
    return this.#presence;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** True if several people share the device. */
  get isShared(): boolean {
    return this.#isShared;
  }

  /** Whose eyes are open on a shared device. */
  get eyes(): Seat | null {
    return this.#eyes;
  }

  /** The people who owe a decision. */
  get waitingFor(): readonly Seat[] {
    return this.#waitingFor;
  }

  /** The device was handed to this seat's player. */
  openEyes(seat: Seat): void {
    this.#eyes = seat;
    this.#show();
  }

  closeEyes(): void {
    this.#eyes = null;
    this.#show();
  }

  now(): number {
    return Date.now();
  }

  async send(command: Command): Promise<Answer> {
    const me = this.#me;
    if (me === null) return { accepted: false, refusal: { code: 'not-seated' } };
    sent += 1;
    const pending: PendingCommand = { id: `here-${sent}`, command };
    this.#pending = [...this.#pending, pending];
    const answer = await this.#host.submit(me, command);
    this.#pending = this.#pending.filter((other) => other !== pending);
    return answer;
  }

  react(reaction: Reaction): void {
    const me = this.#me;
    if (me !== null) for (const hear of this.#heard) hear(me, reaction);
  }

  onReaction(heard: (person: PersonId, reaction: Reaction) => void): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  /** The record of a finished match at this table. */
  record(match: number): Promise<MatchRecord | undefined> {
    return recordOfMatch(this.#host.copyFor('spectator').snapshot.table as TableId, match);
  }

  close(): void {
    this.#letGo();
  }

  #sharing(): Sharing {
    const { people, hasSecrets, waitingFor } = this.#host;
    return { people, hasSecrets, waitingFor, stage: this.#host.copyFor('spectator').snapshot.stage };
  }

  #hear(): void {
    const sharing = this.#sharing();
    this.#isShared = sharing.people.length > 1;
    this.#waitingFor = sharing.waitingFor;
    this.#presence = { present: sharing.people, watching: 0 };
    this.#eyes = eyesAfter(this.#eyes, sharing);
    this.#show();
  }

  #show(): void {
    const sharing = this.#sharing();
    const [first] = sharing.people;
    const own = first === undefined ? 'spectator' : this.#host.audienceOf(first);
    const { snapshot, steps, said } = this.#host.copyFor(shownTo(own, this.#eyes, sharing));
    this.#me = this.#lookingOne(sharing, snapshot);
    this.#snapshot = snapshot;
    this.#steps = steps;
    this.#said = said;
  }

  /** Before and after a match nothing is hidden, and the host speaks for everybody. */
  #lookingOne({ people }: Sharing, { stage, host }: Snapshot): PersonId | null {
    if (people.length <= 1) return people[0] ?? host;
    if (stage === 'gathering' || stage === 'over') return host;
    return this.#eyes === null ? null : (this.#host.personAt(this.#eyes) ?? null);
  }
}
