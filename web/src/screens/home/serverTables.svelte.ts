import type { ConnectionState } from '@miaou/client';
import type { LobbyTable, OwnTable } from '@miaou/protocol';
import { identity, Lobby, myTables, rememberedOwn } from '../../online/index';
import { orderOwn, orderPublic } from '../../tableList/sorting';

/** Others may have moved since. */
const LOOK_AGAIN = 20_000;

/** The server's tables for the first screen: the public ones live, the own ones looked at again and again while they are seen. */
export class ServerTables {
  readonly #lobby = new Lobby();
  #own = $state.raw(rememberedOwn.tables);
  /** The own tables stand before the boxes, which must not move any more once they are seen. */
  readonly isOwnFirst = this.#own.some(({ stage }) => stage !== 'over');

  readonly #timer: ReturnType<typeof setInterval>;
  readonly #look = (): void => {
    if (!document.hidden) void this.look();
  };

  constructor() {
    // Without the server the screen is as useful as before, and the lobby keeps trying.
    this.look().catch(reportError);
    this.#timer = setInterval(this.#look, LOOK_AGAIN);
    document.addEventListener('visibilitychange', this.#look);
  }

  get connection(): ConnectionState {
    return this.#lobby.connection;
  }

  /** The visitor's name on the server. */
  get name(): string {
    return identity.name;
  }

  get own(): readonly OwnTable[] {
    return orderOwn(this.#own);
  }

  get open(): readonly LobbyTable[] {
    return orderPublic(this.#lobby.tables, this.#own);
  }

  close(): void {
    this.#lobby.close();
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
  }

  /** Looks at the own tables again. */
  async look(): Promise<void> {
    const entered = await identity.enter();
    const mine = entered.ok ? await myTables() : entered;
    if (!mine.ok) return;
    this.#own = mine.value;
    rememberedOwn.replace(mine.value);
  }
}
