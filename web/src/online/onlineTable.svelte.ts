import type { Reaction } from '@miaou/protocol';
import type { Command, PersonId, Snapshot, TableId } from '@miaou/table';
import { loadFollower } from '../link/games';
import type { Answer, Connection, PendingCommand, Presence, Said, Step, TableLink } from '../link/tableLink';
import { connection } from './connection.svelte';
import type { FollowedTable } from './followedTable';
import { keptCopy, type SavedCopy } from './savedCopy';

/** A table of the server. */
export class OnlineTable implements TableLink {
  #connection = $state.raw<Connection>('connecting');
  #snapshot = $state.raw<Snapshot | null>(null);
  #me = $state.raw<PersonId | null>(null);
  #pending = $state.raw<readonly PendingCommand[]>([]);
  #said = $state.raw<readonly Said[]>([]);
  #presence = $state.raw<Presence>({ present: [], watching: 0 });
  #steps = $state.raw<readonly Step[]>([]);
  readonly #followed: FollowedTable;
  readonly #letGo: () => void;

  /** What was seen before a reload needs its rules to be told again. */
  static async open(table: TableId): Promise<OnlineTable> {
    const kept = keptCopy(sessionStorage, table);
    if (kept !== undefined) await loadFollower(kept.snapshot.settings.game);
    return new OnlineTable(table, kept);
  }

  private constructor(table: TableId, kept: SavedCopy | undefined) {
    const { conversation } = connection;
    this.#followed = conversation.follow(table, kept);
    const hear = (): void => this.#hear();
    this.#followed.changed.add(hear);
    const stopUsing = connection.use();
    this.#letGo = () => {
      connection.keep();
      this.#followed.changed.delete(hear);
      if (this.#followed.changed.size === 0) conversation.leave(this.#followed);
      stopUsing();
    };
    this.#hear();
  }

  get connection(): Connection {
    return this.#connection;
  }

  get snapshot(): Snapshot | null {
    return this.#snapshot;
  }

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

  now(): number {
    return connection.conversation.clock.now();
  }

  send(command: Command): Promise<Answer> {
    return connection.conversation.command(this.#followed, command);
  }

  react(reaction: Reaction): void {
    connection.conversation.react(this.#followed, reaction);
  }

  onReaction(heard: (person: PersonId, reaction: Reaction) => void): () => void {
    this.#followed.reactions.add(heard);
    return () => this.#followed.reactions.delete(heard);
  }

  close(): void {
    this.#letGo();
  }

  #hear(): void {
    const { connection: reached, copy, pending, presence } = this.#followed;
    this.#connection = reached;
    this.#me = connection.conversation.me?.person ?? null;
    this.#snapshot = copy?.snapshot ?? null;
    this.#steps = copy?.steps ?? [];
    this.#said = copy?.said ?? [];
    this.#pending = pending;
    this.#presence = presence;
  }
}
