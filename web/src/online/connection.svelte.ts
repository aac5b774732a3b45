import { pageClock } from '../link/clock';
import { loadedFollower, loadFollower } from '../link/games';
import { Transcript } from '../link/transcript';
import { updates } from '../offline/updates.svelte';
import { Conversation, type Heard } from './conversation';
import { identity } from './identity.svelte';
import { Line } from './line';
import { keepCopy } from './savedCopy';
import { connectSocket } from './webSocket';

/** A visitor who goes from one table to the next keeps the line. */
const LINGER_MILLISECONDS = 10_000;

const WORD = 0x1_0000_0000;

const randomWord = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The page's one line to the server, open while any part of the page needs it. */
class PageConnection {
  readonly transcript = new Transcript();
  readonly conversation: Conversation;
  readonly #line: Line;
  #users = 0;
  #stopLingering: () => void = () => undefined;

  constructor() {
    this.conversation = new Conversation({
      clock: pageClock,
      mark: randomWord().toString(36) + randomWord().toString(36),
      followerOf: loadedFollower,
      // A part of the page that cannot be loaded now is asked for again.
      loadFollower: (id) => loadFollower(id).catch(() => undefined),
      send: (message) => this.#send(JSON.stringify(message)),
      welcomed: (me) => identity.is(me),
      outdated: () => void updates.renew(),
    });
    this.#line = this.#makeLine();
    this.#listen();
  }

  /** Opens the line, and closes it some time after everybody has let go. */
  use(): () => void {
    this.#users += 1;
    this.#stopLingering();
    this.#line.open();
    return () => {
      this.#users -= 1;
      if (this.#users === 0) this.#stopLingering = pageClock.later(LINGER_MILLISECONDS, () => this.#line.close());
    };
  }

  #makeLine(): Line {
    const { conversation } = this;
    return new Line(
      { clock: pageClock, connect: connectSocket, random: () => randomWord() / WORD, ping: () => conversation.ping() },
      {
        opened: () => conversation.opened(),
        heard: (text) => this.#heard(text),
        closed: () => conversation.closed(),
      },
    );
  }

  #send(text: string): void {
    this.transcript.add({ at: pageClock.now(), way: 'sent', text });
    this.#line.send(text);
  }

  #heard(text: string): void {
    this.transcript.add({ at: pageClock.now(), way: 'heard', text });
    this.conversation.heard(JSON.parse(text) as Heard);
  }

  #listen(): void {
    addEventListener('online', () => this.#hurry());
    addEventListener('offline', () => this.#line.doubt());
    addEventListener('pagehide', () => this.keep());
    document.addEventListener('visibilitychange', () => (document.hidden ? this.keep() : this.#hurry()));
    identity.replaced.add(() => {
      if (this.#users === 0) return;
      this.#line.close();
      this.#line.open();
    });
  }

  #hurry(): void {
    if (this.#users > 0) this.#line.hurry();
  }

  /** Keeps what was seen of the followed tables for the next load of the page. */
  keep(): void {
    const { me, tables } = this.conversation;
    if (me === null) return;
    for (const table of tables) {
      const copy = table.toSave(me.person);
      if (copy !== undefined) keepCopy(sessionStorage, copy);
    }
  }
}

export const connection = new PageConnection();
