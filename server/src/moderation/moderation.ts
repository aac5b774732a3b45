import { randomBytes } from 'node:crypto';
import type { Refusal } from '@miaou/kit';
import type { PersonId } from '@miaou/table';
import { addressBits, parseNetwork, prefixOf } from '../addresses.js';
import type { Sanction, Sanctions, SanctionTarget } from '../store/sanctions.js';

export interface ModerationServices {
  readonly sanctions: Sanctions;
  readonly now: () => number;
  /** Other sanctions hold than before. */
  readonly changed: () => void;
}

/** Who comes: from where, and as whom, if that is known. */
export interface Caller {
  readonly ip: string;
  readonly person?: PersonId | undefined;
}

const endOf = ({ until }: Sanction): number => until ?? Number.POSITIVE_INFINITY;

/** Of several for one key, the one that holds longest counts. */
const keepLongest = <K>(map: Map<K, Sanction>, key: K, sanction: Sanction): void => {
  const known = map.get(key);
  if (known === undefined || endOf(known) < endOf(sanction)) map.set(key, sanction);
};

/** All sanctions by whom they hold for: each request and each line of chat is looked up here. */
class SanctionIndex {
  readonly silenced = new Map<PersonId, Sanction>();
  readonly bannedPeople = new Map<PersonId, Sanction>();
  /** By the length of the range, then by its bits: a look-up costs one step for each length in use. */
  readonly #bannedNetworks = new Map<number, Map<bigint, Sanction>>();

  constructor(sanctions: readonly Sanction[]) {
    for (const sanction of sanctions) this.#add(sanction);
  }

  networkBansOf(ip: string): Sanction[] {
    const bits = this.#bannedNetworks.size === 0 ? undefined : addressBits(ip);
    if (bits === undefined) return [];
    return [...this.#bannedNetworks].flatMap(([length, bans]) => bans.get(prefixOf(bits, length)) ?? []);
  }

  #add(sanction: Sanction): void {
    if (sanction.network !== undefined) this.#addNetwork(sanction, sanction.network);
    else keepLongest(sanction.kind === 'ban' ? this.bannedPeople : this.silenced, sanction.person, sanction);
  }

  #addNetwork(sanction: Sanction, network: string): void {
    const range = parseNetwork(network);
    if (range === undefined) return;
    const bans = this.#bannedNetworks.get(range.length) ?? new Map<bigint, Sanction>();
    keepLongest(bans, range.prefix, sanction);
    this.#bannedNetworks.set(range.length, bans);
  }
}

/** Why somebody is turned away, or may not talk; `until` is null if it is for good. */
const refusalOf = (sanction: Sanction | undefined): Refusal | undefined =>
  sanction && { code: sanction.kind === 'ban' ? 'banned' : 'silenced', until: sanction.until };

export const banRefusal = (moderation: Moderation, caller: Caller): Refusal | undefined =>
  refusalOf(moderation.banOf(caller));

export const silenceRefusal = (moderation: Moderation, person: PersonId): Refusal | undefined =>
  refusalOf(moderation.silenceOf(person));

/** What the operator has imposed, as it holds now in this process. */
export class Moderation {
  #known: readonly Sanction[] = [];
  #index = new SanctionIndex([]);
  #loaded: Promise<void> = Promise.resolve();

  readonly #services: ModerationServices;

  constructor(services: ModerationServices) {
    this.#services = services;
  }

  /** Reads what is stored: at the start, and again and again where other processes may have changed it. */
  load(): Promise<void> {
    // One after another: an older reading must not replace a newer one.
    this.#loaded = this.#loaded.catch(() => undefined).then(() => this.#read());
    return this.#loaded;
  }

  /** The newest first. */
  list(): readonly Sanction[] {
    return this.#known.filter((sanction) => this.#holds(sanction));
  }

  of(person: PersonId): readonly Sanction[] {
    return this.list().filter((sanction) => sanction.person === person);
  }

  banOf({ ip, person }: Caller): Sanction | undefined {
    const ofPerson = person === undefined ? undefined : this.#index.bannedPeople.get(person);
    const bans = [...(ofPerson === undefined ? [] : [ofPerson]), ...this.#index.networkBansOf(ip)];
    return bans.filter((ban) => this.#holds(ban)).toSorted((a, b) => endOf(b) - endOf(a))[0];
  }

  silenceOf(person: PersonId): Sanction | undefined {
    const silence = this.#index.silenced.get(person);
    return silence !== undefined && this.#holds(silence) ? silence : undefined;
  }

  /** Holds, in this process, when it resolves. */
  async impose(target: SanctionTarget, until: number | null, note: string): Promise<Sanction> {
    const id = randomBytes(16).toString('base64url');
    const sanction: Sanction = { ...target, id, until, madeAt: this.#services.now(), note };
    await this.#services.sanctions.save(sanction);
    await this.load();
    return sanction;
  }

  /** False if there is none of that id. */
  async lift(id: string): Promise<boolean> {
    const isLifted = await this.#services.sanctions.drop(id);
    await this.load();
    return isLifted;
  }

  #holds(sanction: Sanction): boolean {
    return endOf(sanction) > this.#services.now();
  }

  async #read(): Promise<void> {
    const found = await this.#services.sanctions.active(this.#services.now());
    if (JSON.stringify(found) === JSON.stringify(this.#known)) return;
    this.#known = found;
    this.#index = new SanctionIndex(found);
    this.#services.changed();
  }
}
