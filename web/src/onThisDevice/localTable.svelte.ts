import type { ChatLine, CommandResult, ConnectionState, PendingCommand, Presence, Transition } from '@miaou/client';
import type { Seat } from '@miaou/kit';
import type { Reaction } from '@miaou/protocol';
import type { Command, Contest, PersonId, RecordWithSeating, Snapshot, TableId } from '@miaou/table';
import type { TableHandle } from '../tableClient/tableHandle';
import { activeSeatAfter, type SharedDevice, shownAudience } from './hotSeat';
import type { LocalTableHost } from './localTableHost';
import { openLocalHost, recordOfMatch } from './openLocalHost';

let sent = 0;

/** A table that this device hosts. It is always connected. */
export class LocalTable implements TableHandle {
  readonly connection: ConnectionState = 'live';
  #snapshot = $state.raw<Snapshot | null>(null);
  #me = $state.raw<PersonId | null>(null);
  #pending = $state.raw<readonly PendingCommand[]>([]);
  #chat = $state.raw<readonly ChatLine[]>([]);
  #presence = $state.raw<Presence>({ present: [], watching: 0 });
  #transitions = $state.raw<readonly Transition[]>([]);
  #activeSeat = $state.raw<Seat | null>(null);
  #waitingFor = $state.raw<readonly Seat[]>([]);
  #isShared = $state.raw(false);
  readonly #reactionListeners = new Set<(person: PersonId, reaction: Reaction) => void>();
  readonly #host: LocalTableHost;
  readonly #close: () => void;

  /** Undefined where this device has no such table. `speed` 2 makes bots twice as fast. */
  static async open(table: TableId, speed: () => number): Promise<LocalTable | undefined> {
    const opened = await openLocalHost(table, speed);
    return opened === undefined ? undefined : new LocalTable(opened.host, opened.close);
  }

  private constructor(host: LocalTableHost, close: () => void) {
    this.#host = host;
    const changed = (): void => this.#update();
    host.changed.add(changed);
    this.#close = () => {
      host.changed.delete(changed);
      close();
    };
    this.#update();
    host.start();
  }

  get snapshot(): Snapshot | null {
    return this.#snapshot;
  }

  /** Null while a shared device is passed on. */
  get me(): PersonId | null {
    return this.#me;
  }

  get pending(): readonly PendingCommand[] {
    return this.#pending;
  }

  get chat(): readonly ChatLine[] {
    return this.#chat;
  }

  get presence(): Presence {
    return this.#presence;
  }

  get transitions(): readonly Transition[] {
    return this.#transitions;
  }

  /** True if several people share the device. */
  get isShared(): boolean {
    return this.#isShared;
  }

  /** The seat whose view is shown on a shared device. */
  get activeSeat(): Seat | null {
    return this.#activeSeat;
  }

  /** The seats of people who owe a decision. */
  get waitingFor(): readonly Seat[] {
    return this.#waitingFor;
  }

  /** Shows the view of this seat, whose player has taken the device. */
  reveal(seat: Seat): void {
    this.#activeSeat = seat;
    this.#show();
  }

  /** Hides the view before the device is passed on. */
  cover(): void {
    this.#activeSeat = null;
    this.#show();
  }

  now(): number {
    return Date.now();
  }

  async send(command: Command): Promise<CommandResult> {
    const me = this.#me;
    if (me === null) return { accepted: false, refusal: { code: 'not-seated' } };
    sent += 1;
    const pending: PendingCommand = { id: `here-${sent}`, command };
    this.#pending = [...this.#pending, pending];
    // Whoever holds the device begins for the host.
    const sender = command.type === 'start' ? (this.#snapshot?.host ?? me) : me;
    const answer = await this.#host.submit(sender, command);
    // Who shares the device has agreed by word of mouth.
    if (command.type === 'rematch' && answer.accepted)
      for (const other of this.#host.people) if (other !== me) await this.#host.submit(other, command);
    this.#pending = this.#pending.filter((other) => other !== pending);
    return answer;
  }

  react(reaction: Reaction): void {
    const me = this.#me;
    if (me !== null) for (const listener of this.#reactionListeners) listener(me, reaction);
  }

  onReaction(listener: (person: PersonId, reaction: Reaction) => void): () => void {
    this.#reactionListeners.add(listener);
    return () => this.#reactionListeners.delete(listener);
  }

  /** The record of a finished match at this table. */
  record(match: number): Promise<RecordWithSeating | undefined> {
    return recordOfMatch(this.#host.copyFor('spectator').snapshot.table as TableId, match);
  }

  close(): void {
    this.#close();
  }

  #sharedDevice(): SharedDevice {
    const { people, hasSecrets, waitingFor } = this.#host;
    return { people, hasSecrets, waitingFor, stage: this.#host.copyFor('spectator').snapshot.stage };
  }

  #update(): void {
    const device = this.#sharedDevice();
    this.#isShared = device.people.length > 1;
    this.#waitingFor = device.waitingFor;
    this.#presence = { present: device.people, watching: 0 };
    this.#activeSeat = activeSeatAfter(this.#activeSeat, device);
    this.#show();
  }

  #show(): void {
    const device = this.#sharedDevice();
    const [first] = device.people;
    const own = first === undefined ? 'spectator' : this.#host.audienceOf(first);
    const { snapshot, transitions, chat } = this.#host.copyFor(shownAudience(own, this.#activeSeat, device));
    this.#me = this.#personShown(device, snapshot);
    this.#snapshot = snapshot;
    this.#transitions = transitions;
    this.#chat = chat;
  }

  /** The device goes round: everybody meows, then everybody votes. */
  #nextInContest({ meows }: Contest, votes: { readonly [seat: string]: Seat }): PersonId | undefined {
    const missingIn = (done: object): PersonId | undefined =>
      this.#host.people.find((person) => !Object.hasOwn(done, String(this.#host.audienceOf(person))));
    return missingIn(meows) ?? missingIn(votes);
  }

  /** Before and after a match nothing is hidden, and the host acts for all. */
  #personShown({ people }: SharedDevice, { stage, host, contest, votes }: Snapshot): PersonId | null {
    if (people.length <= 1) return people[0] ?? host;
    if (contest !== undefined) return this.#nextInContest(contest, votes?.['opener'] ?? {}) ?? host;
    if (stage === 'gathering' || stage === 'over') return host;
    return this.#activeSeat === null ? null : (this.#host.personAt(this.#activeSeat) ?? null);
  }
}
