import {
  type AnswerMessage,
  type ClientMessage,
  type LobbyTable,
  type Me,
  PROTOCOL_VERSION,
  type Reaction,
  type ServerMessage,
  type UpdateMessage,
} from '@miaou/protocol';
import { type Command, commandId, type TableId } from '@miaou/table';
import type { Answer } from '../link/tableLink';
import { FollowedTable, type FollowingServices } from './followedTable';
import type { SavedCopy } from './savedCopy';
import { ServerClock } from './serverClock';

/** Anything that a server says over a socket. */
export type Heard = ServerMessage | AnswerMessage | UpdateMessage;

export interface ConversationServices extends FollowingServices {
  /** Differs for every load of the page: a command id must never have been used before. */
  readonly mark: string;
  /** The server said who this is. */
  welcomed(me: Me): void;
  /** The server speaks another version: the page must be loaded anew. */
  outdated(): void;
}

/**
 * All that the page and the server say to each other over one line, whatever happens to the line: messages in; state and messages out.
 * It knows nothing of sockets, so a test can break it at every point.
 */
export class Conversation {
  lobby: readonly LobbyTable[] | null = null;
  me: Me | null = null;
  isOpen = false;
  readonly clock: ServerClock;
  readonly changed = new Set<() => void>();
  readonly #tables = new Map<TableId, FollowedTable>();
  /** The numbers that the server gave to tables on this line. */
  #numbers = new Map<number, FollowedTable>();
  #lobbyWanted = 0;
  #commands = 0;

  constructor(private readonly services: ConversationServices) {
    this.clock = new ServerClock(services.clock);
  }

  /** The line is there. */
  opened(): void {
    this.#numbers = new Map();
    this.services.send({ type: 'hello', protocol: PROTOCOL_VERSION });
  }

  closed(): void {
    this.isOpen = false;
    for (const table of this.#tables.values()) table.broken();
    this.#tell();
  }

  follow(id: TableId, saved?: SavedCopy): FollowedTable {
    const send = (message: ClientMessage): void => this.#send(message);
    const table = this.#tables.get(id) ?? new FollowedTable(id, { ...this.services, send }, saved);
    if (this.#tables.has(id)) return table;
    this.#tables.set(id, table);
    if (this.me !== null && this.isOpen) table.begin(this.me.person, false);
    return table;
  }

  leave(table: FollowedTable): void {
    if (this.#tables.delete(table.id)) this.#send({ type: 'unwatch', table: table.id });
  }

  /** The followed tables. */
  get tables(): readonly FollowedTable[] {
    return [...this.#tables.values()];
  }

  command(table: FollowedTable, command: Command): Promise<Answer> {
    this.#commands += 1;
    return table.command(commandId(`${this.services.mark}-${this.#commands.toString(36)}`), command);
  }

  react(table: FollowedTable, reaction: Reaction): void {
    this.#send({ type: 'react', table: table.id, reaction });
  }

  /** The lobby is told until everybody who wanted it has let go. */
  wantLobby(): () => void {
    this.#lobbyWanted += 1;
    if (this.#lobbyWanted === 1) this.#send({ type: 'lobby', on: true });
    return () => {
      this.#lobbyWanted -= 1;
      if (this.#lobbyWanted === 0) this.#send({ type: 'lobby', on: false });
    };
  }

  ping(): void {
    this.#send({ type: 'ping', token: this.clock.asked() });
  }

  heard(message: Heard): void {
    if ('answer' in message) for (const table of this.#tables.values()) table.answered(message);
    else if ('type' in message) this.#told(message);
    else this.#numbers.get(message.on ?? 0)?.updated(message);
  }

  #told(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message.me, message.now);
      case 'watching':
        return this.#numbered(message.snapshot.table as TableId, message.on)?.watching(message);
      case 'resumed':
        return this.#numbered(message.table, message.on)?.resumed(message);
      case 'unwatched':
        return this.#tables.get(message.table)?.unwatched(message);
      case 'presence':
        return this.#tables.get(message.table)?.seen(message);
      case 'reaction':
        return this.#tables.get(message.table)?.reacted(message);
      case 'lobby':
        this.lobby = message.tables;
        return this.#tell();
      case 'pong':
        return this.clock.answered(message.token, message.now);
      case 'error':
        return message.refusal.code === 'wrong-version' ? this.services.outdated() : undefined;
    }
  }

  #welcomed(me: Me, now: number): void {
    const isSomebodyElse = this.me !== null && this.me.person !== me.person;
    this.me = me;
    this.isOpen = true;
    this.clock.told(now);
    this.services.welcomed(me);
    for (const table of this.#tables.values()) table.begin(me.person, isSomebodyElse);
    if (this.#lobbyWanted > 0) this.#send({ type: 'lobby', on: true });
    this.#tell();
  }

  #numbered(id: TableId, on = 0): FollowedTable | undefined {
    const table = this.#tables.get(id);
    if (table !== undefined) this.#numbers.set(on, table);
    return table;
  }

  /** Before the welcome nothing may be said; what matters is said again after it. */
  #send(message: ClientMessage): void {
    if (this.isOpen) this.services.send(message);
  }

  #tell(): void {
    for (const hear of this.changed) hear();
  }
}
