import type { Refusal } from '@miaou/kit';
import type { Me } from '@miaou/protocol';
import { recall, remember } from '../preferences/store';
import { shownName } from '../texts/guestNames';
import * as api from './api';
import { rememberedOwn } from './ownTable';

const STORED_NAME = 'miaou.name';

/** Said again at each attempt: the page goes on trying, in case the ban ends. */
const tellBan = async (refusal: Refusal): Promise<void> =>
  (await import('../texts/refusals/index')).tellRefusal(refusal);

/** The person that this browser is signed in as. */
class Identity {
  #me = $state.raw<Me | null>(null);
  #entering: Promise<api.Reply<Me>> | undefined;
  /** Called when this browser is signed in as another person. */
  readonly replaced = new Set<() => void>();

  /** The person's name, by this device's memory until the server has answered. */
  get name(): string {
    return shownName(this.#me?.name ?? recall(STORED_NAME) ?? '');
  }

  /** Null until the server has answered. */
  get me(): Me | null {
    return this.#me;
  }

  /** Signs in as a guest, once for all parts of the page that need it, and again where it failed. */
  enter(): Promise<api.Reply<Me>> {
    this.#entering ??= this.#signIn(api.becomeGuest()).then((reply) => {
      if (!reply.ok) this.#entering = undefined;
      return reply;
    });
    return this.#entering;
  }

  rename(name: string): Promise<api.Reply<Me>> {
    return this.#signIn(api.rename(name));
  }

  /** Signs in as the person who made the code. */
  async useCode(code: string): Promise<api.Reply<Me>> {
    const reply = await this.#signIn(api.useCode(code));
    if (!reply.ok) return reply;
    rememberedOwn.replace([]);
    for (const listener of this.replaced) listener();
    return reply;
  }

  async logOutEverywhere(): Promise<api.Reply<{ readonly ended: number }>> {
    const reply = await api.logOutEverywhere();
    if (reply.ok) this.forget();
    return reply;
  }

  /** The server deletes all that it has of this person, and this device the name. */
  async erase(): Promise<api.Reply<{ readonly erased: true }>> {
    const reply = await api.erase();
    if (!reply.ok) return reply;
    this.forget();
    remember(STORED_NAME, '');
    return reply;
  }

  /** The server has ended this browser's sign-in; the next `enter` makes a new guest. */
  forget(): void {
    this.#me = null;
    this.#entering = undefined;
    rememberedOwn.replace([]);
  }

  /** The server refused this browser's socket: the next `enter` signs in again. */
  invalidate(): void {
    this.#entering = undefined;
  }

  /** The person as the server's newest message names them. */
  set(me: Me): void {
    if (me.person === this.#me?.person && me.name === this.#me.name) return;
    this.#me = me;
    remember(STORED_NAME, me.name);
  }

  async #signIn(request: Promise<api.Reply<Me>>): Promise<api.Reply<Me>> {
    const reply = await request;
    if (reply.ok) this.set(reply.value);
    else if (reply.refusal.code === 'banned') void tellBan(reply.refusal);
    return reply;
  }
}

export const identity = new Identity();
