import type {
  ChatLine,
  CommandResult,
  ConnectionState,
  PendingCommand,
  Presence,
  SavedCopy,
  TableSync,
  Transition,
} from '@miaou/client';
import type { Reaction } from '@miaou/protocol';
import type { Command, PersonId, Snapshot, TableId } from '@miaou/table';
import { loadClientRules } from '../tableClient/loadRules';
import { ReactionInbox } from '../tableClient/reactionInbox';
import type { TableHandle } from '../tableClient/tableHandle';
import { withShownNames, withShownSeats } from '../texts/guestNames';
import { connection } from './connection';
import { loadCopy } from './savedCopy';

/** A table on the server. */
export class OnlineTable implements TableHandle {
  #connection = $state.raw<ConnectionState>('connecting');
  #snapshot = $state.raw<Snapshot | null>(null);
  #me = $state.raw<PersonId | null>(null);
  #pending = $state.raw<readonly PendingCommand[]>([]);
  #chat = $state.raw<readonly ChatLine[]>([]);
  #presence = $state.raw<Presence>({ present: [], watching: 0 });
  #transitions = $state.raw<readonly Transition[]>([]);
  /** The same with the names as the page shows them, in the reader's language. */
  readonly #shown = $derived(this.#snapshot === null ? null : withShownSeats(this.#snapshot));
  readonly #said = $derived(withShownNames(this.#chat));
  readonly #table: TableSync;
  readonly #reactions = new ReactionInbox(() => performance.now());
  #isClosed = false;
  readonly #releases: (() => void)[];

  /** A copy saved before a reload can only be restored with the rules of its game. */
  static async open(table: TableId): Promise<OnlineTable> {
    const saved = loadCopy(sessionStorage, table);
    if (saved !== undefined) await loadClientRules(saved.snapshot.settings.game);
    return new OnlineTable(table, saved);
  }

  private constructor(id: TableId, saved: SavedCopy | undefined) {
    this.#table = connection.client.watch(id, saved);
    const onReaction = (person: PersonId, reaction: Reaction): void => this.#reactions.arrived(person, reaction);
    this.#table.reactions.add(onReaction);
    this.#releases = [
      this.#table.changes.subscribe(() => this.#update()),
      () => this.#table.reactions.delete(onReaction),
      connection.use(),
    ];
    this.#update();
    void this.#giveShares();
  }

  get connection(): ConnectionState {
    return this.#connection;
  }

  get snapshot(): Snapshot | null {
    return this.#shown;
  }

  get me(): PersonId | null {
    return this.#me;
  }

  get pending(): readonly PendingCommand[] {
    return this.#pending;
  }

  get chat(): readonly ChatLine[] {
    return this.#said;
  }

  get presence(): Presence {
    return this.#presence;
  }

  get transitions(): readonly Transition[] {
    return this.#transitions;
  }

  now(): number {
    return connection.client.clock.now();
  }

  send(command: Command): Promise<CommandResult> {
    return this.#table.send(command);
  }

  /** Resolves once the table is as asked, or after so many milliseconds. */
  until(isSo: (snapshot: Snapshot) => boolean, limit: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        release();
        resolve();
      };
      const look = (): void => {
        const { copy } = this.#table;
        if (copy !== null && isSo(copy.snapshot)) end();
      };
      const timer = setTimeout(end, limit);
      const release = this.#table.changes.subscribe(look);
      look();
    });
  }

  react(reaction: Reaction): void {
    this.#table.react(reaction);
  }

  onReaction(listener: (person: PersonId, reaction: Reaction) => void): () => void {
    return this.#reactions.listen(listener);
  }

  readonly pointing = {
    point: (at: string): void => this.#table.point(at),
    onPoint: (listener: (person: PersonId, at: string) => void): (() => void) => {
      this.#table.points.add(listener);
      return () => this.#table.points.delete(listener);
    },
  };

  readonly recordings = {
    send: (audio: string): void => this.#table.record(audio),
    onHeard: (listener: (person: PersonId, audio: string) => void): (() => void) => {
      this.#table.recordings.add(listener);
      return () => this.#table.recordings.delete(listener);
    },
  };

  close(): void {
    this.#isClosed = true;
    connection.save();
    for (const release of this.#releases) release();
    if (!this.#table.changes.hasListeners) connection.client.unwatch(this.#table);
  }

  /** Without its share a match is dealt all the same. */
  async #giveShares(): Promise<void> {
    const { keepShares } = await import('./shares').catch(() => ({ keepShares: undefined }));
    if (keepShares === undefined || this.#isClosed) return;
    const keeper = keepShares(this.#table);
    this.#releases.push(() => keeper.close());
  }

  #update(): void {
    const { connection: state, copy, pending, presence } = this.#table;
    this.#connection = state;
    this.#me = connection.client.me?.person ?? null;
    this.#snapshot = copy?.snapshot ?? null;
    this.#transitions = copy?.transitions ?? [];
    this.#chat = copy?.chat ?? [];
    this.#pending = pending;
    this.#presence = presence;
  }
}
