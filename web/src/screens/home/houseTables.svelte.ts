import type { LobbyTable } from '@miaou/protocol';
import type { Connection } from '../../link/tableLink';
import type { Lobby } from '../../online/lobby.svelte';
import { orderOwn, orderPublic } from '../../tableList/order';

/** The server's tables for the first screen: the public ones live, the own ones as they were on arrival. */
export class HouseTables {
  #lobby = $state.raw<Lobby>();
  #own = $state.raw<readonly LobbyTable[]>([]);
  #isClosed = false;

  constructor() {
    // Without the server the screen is as useful as before, and the lobby keeps trying.
    this.#open().catch(reportError);
  }

  get connection(): Connection {
    return this.#lobby?.connection ?? 'connecting';
  }

  get own(): readonly LobbyTable[] {
    return orderOwn(this.#own);
  }

  get open(): readonly LobbyTable[] {
    return orderPublic(this.#lobby?.tables ?? [], this.#own);
  }

  close(): void {
    this.#isClosed = true;
    this.#lobby?.close();
  }

  /** The line to the server is no part of the first load: the boxes can be opened without it. */
  async #open(): Promise<void> {
    const [{ Lobby }, { identity }, { myTables }] = await Promise.all([
      import('../../online/lobby.svelte'),
      import('../../online/identity.svelte'),
      import('../../online/api'),
    ]);
    if (this.#isClosed) return;
    this.#lobby = new Lobby();
    const entered = await identity.enter();
    const mine = entered.ok ? await myTables() : entered;
    if (mine.ok) this.#own = mine.value;
  }
}
