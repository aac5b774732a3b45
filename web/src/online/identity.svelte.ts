import type { Me } from '@miaou/protocol';
import * as api from './api';

/** Who this browser is to the server. */
class Identity {
  #me = $state.raw<Me | null>(null);
  #entering: Promise<api.Reply<Me>> | undefined;
  /** Called when this browser becomes another person. */
  readonly replaced = new Set<() => void>();

  /** Null until the server has said so. */
  get me(): Me | null {
    return this.#me;
  }

  /** Becomes somebody, once, however many parts of the page need it. Asked again where it failed. */
  enter(): Promise<api.Reply<Me>> {
    this.#entering ??= this.#become(api.becomeGuest()).then((reply) => {
      if (!reply.ok) this.#entering = undefined;
      return reply;
    });
    return this.#entering;
  }

  rename(name: string): Promise<api.Reply<Me>> {
    return this.#become(api.rename(name));
  }

  /** Becomes the person whose code it is. */
  async useCode(code: string): Promise<api.Reply<Me>> {
    const reply = await this.#become(api.useCode(code));
    if (reply.ok) for (const hear of this.replaced) hear();
    return reply;
  }

  async logOutEverywhere(): Promise<api.Reply<{ readonly ended: number }>> {
    const reply = await api.logOutEverywhere();
    if (reply.ok) this.forget();
    return reply;
  }

  /** The server no longer knows this browser; the next `enter` makes a new guest. */
  forget(): void {
    this.#me = null;
    this.#entering = undefined;
  }

  /** The server did not let this browser in: the next `enter` asks again who it is. */
  doubt(): void {
    this.#entering = undefined;
  }

  /** What another part of the page was told. */
  is(me: Me): void {
    if (me.person !== this.#me?.person || me.name !== this.#me.name) this.#me = me;
  }

  async #become(asked: Promise<api.Reply<Me>>): Promise<api.Reply<Me>> {
    const reply = await asked;
    if (reply.ok) this.is(reply.value);
    return reply;
  }
}

export const identity = new Identity();
