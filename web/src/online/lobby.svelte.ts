import type { LobbyTable } from '@miaou/protocol';
import type { Connection } from '../link/tableLink';
import { connection } from './connection.svelte';

/** The public tables as they are now, told by the server until `close`. */
export class Lobby {
  #tables = $state.raw<readonly LobbyTable[]>([]);
  #connection = $state.raw<Connection>('connecting');
  readonly #letGo: readonly (() => void)[];

  constructor() {
    const { conversation } = connection;
    const hear = (): void => this.#hear();
    conversation.changed.add(hear);
    this.#letGo = [() => conversation.changed.delete(hear), conversation.wantLobby(), connection.use()];
    this.#hear();
  }

  get tables(): readonly LobbyTable[] {
    return this.#tables;
  }

  get connection(): Connection {
    return this.#connection;
  }

  close(): void {
    for (const letGo of this.#letGo) letGo();
  }

  #hear(): void {
    const { lobby, isOpen } = connection.conversation;
    this.#tables = lobby ?? [];
    if (isOpen && lobby !== null) this.#connection = 'live';
    else if (this.#connection === 'live') this.#connection = 'lost';
  }
}
