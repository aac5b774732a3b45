import type { ConnectionState } from '@miaou/client';
import type { LobbyTable } from '@miaou/protocol';
import { connection } from './connection';

/** The public tables, kept up to date by the server until `close`. */
export class Lobby {
  #tables = $state.raw<readonly LobbyTable[]>([]);
  #connection = $state.raw<ConnectionState>('connecting');
  readonly #releases: readonly (() => void)[];

  constructor() {
    const { client } = connection;
    this.#releases = [client.changes.subscribe(() => this.#update()), client.watchLobby(), connection.use()];
    this.#update();
  }

  get tables(): readonly LobbyTable[] {
    return this.#tables;
  }

  get connection(): ConnectionState {
    return this.#connection;
  }

  close(): void {
    for (const release of this.#releases) release();
  }

  #update(): void {
    const { lobby, isOpen } = connection.client;
    this.#tables = lobby ?? [];
    if (isOpen && lobby !== null) this.#connection = 'live';
    else if (this.#connection === 'live') this.#connection = 'lost';
  }
}
