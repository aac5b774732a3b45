import type { LobbyTable } from '@miaou/protocol';
import { textFrame } from './textFrame.js';

interface WrittenLobby {
  readonly frame: Buffer;
  readonly at: number;
}

/** Which tables have a place in the list also follows from who is connected, which is no change of a table. */
const KEPT_MILLISECONDS = 1_000;

/** The lobby as it is sent, and whether it has changed since everybody was told. */
export class LobbyNews {
  readonly #list: () => readonly LobbyTable[];
  readonly #elapsed: () => number;
  #isStale = false;
  #written: WrittenLobby | undefined;

  /** `elapsed`: milliseconds that are never set back. */
  constructor(list: () => readonly LobbyTable[], elapsed: () => number) {
    this.#list = list;
    this.#elapsed = elapsed;
  }

  changed(): void {
    this.#isStale = true;
    this.#written = undefined;
  }

  /** True if it has changed since this was last asked. */
  take(): boolean {
    const isStale = this.#isStale;
    this.#isStale = false;
    return isStale;
  }

  /** Written once for all who ask before it changes: it is long, and anybody may ask for it again and again. */
  frame(): Buffer {
    const now = this.#elapsed();
    if (this.#written === undefined || now - this.#written.at >= KEPT_MILLISECONDS)
      this.#written = { frame: textFrame(JSON.stringify({ type: 'lobby', tables: this.#list() })), at: now };
    return this.#written.frame;
  }
}
