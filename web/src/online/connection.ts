import { Client } from '@miaou/client';
import { updates } from '../serviceWorker/updates.svelte';
import { pageClock } from '../tableClient/clock';
import { loadClientRules, loadedClientRules } from '../tableClient/loadRules';
import { identity } from './identity.svelte';
import { MessageLog } from './messageLog';
import { rememberOwn } from './ownTable';
import { saveCopy } from './savedCopy';
import { connectSocket } from './webSocket';

/** A visitor who goes from one table to the next keeps the connection. */
const CLOSE_DELAY = 10_000;

const UINT32_COUNT = 0x1_0000_0000;

const randomUint32 = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The page's one connection to the server, open while any part of the page uses it. */
class PageConnection {
  readonly log = new MessageLog();
  readonly client: Client;
  #users = 0;
  #cancelClose: () => void = () => undefined;

  constructor() {
    this.client = new Client(
      {
        clock: pageClock,
        connect: connectSocket,
        random: () => randomUint32() / UINT32_COUNT,
        commandPrefix: randomUint32().toString(36) + randomUint32().toString(36),
        // A chunk that cannot be loaded now is requested again.
        rules: { loaded: loadedClientRules, load: (id) => loadClientRules(id).catch(() => undefined) },
      },
      {
        welcomed: (me) => identity.set(me),
        refused: ({ code }) => (code === 'wrong-version' ? void updates.reloadForServer() : undefined),
        invalid: (refusal) =>
          this.log.add({ at: pageClock.now(), direction: 'received', text: JSON.stringify(refusal) }),
        traced: (direction, text) => this.log.add({ at: pageClock.now(), direction, text }),
      },
    );
    this.#listen();
  }

  /** Opens the connection, and closes it some time after the last user has called the returned function. */
  use(): () => void {
    this.#users += 1;
    this.#cancelClose();
    this.client.open();
    return () => {
      this.#users -= 1;
      if (this.#users === 0) this.#cancelClose = pageClock.later(CLOSE_DELAY, () => this.client.close());
    };
  }

  /** Saves the followed tables for the next load of the page, and for the home screen's list. */
  save(): void {
    const { me, tables } = this.client;
    if (me === null) return;
    for (const table of tables) {
      const copy = table.toSave(me.person);
      if (copy === undefined) continue;
      saveCopy(sessionStorage, copy);
      rememberOwn(copy.snapshot, me.person, table.presence.watching);
    }
  }

  #listen(): void {
    addEventListener('online', () => this.#resume());
    addEventListener('offline', () => this.client.probe());
    addEventListener('pagehide', () => this.save());
    document.addEventListener('visibilitychange', () => (document.hidden ? this.save() : this.#resume()));
    identity.replaced.add(() => {
      if (this.#users === 0) return;
      this.client.close();
      this.client.open();
    });
  }

  #resume(): void {
    if (this.#users > 0) this.client.wake();
  }
}

export const connection = new PageConnection();
