import { randomInt } from 'node:crypto';
import { guestName, LIMITS } from '@miaou/protocol';
import { type PersonId, personId } from '@miaou/table';
import type { FoundSecret, OwnSecret, People, Scope, Secret } from '../store/people.js';
import { cleanName, cleanText } from './names.js';
import { digestOf, isSecret, newCode, newSecret, typedCode } from './secrets.js';

/** A person as others may know them. */
export interface KnownPerson {
  readonly id: PersonId;
  readonly name: string;
}

/** By which a connection is known, however often its secret is replaced: the digest of the first one. */
export type LoginId = string;

/** How a person is known at this moment. */
export interface SignIn {
  /** Names the login among those of its person, and opens nothing. */
  readonly id: string;
  readonly login: LoginId;
  readonly kind: Secret['kind'];
  readonly scope: Scope;
  /** Null for secrets from before they were dated. */
  readonly madeAt: number | null;
}

/** A person, and how they are known. */
export interface Visitor {
  readonly person: KnownPerson;
  readonly signIn: SignIn;
}

/** One of a person's own secrets, as its person may know it. */
export interface OwnSignIn extends Omit<SignIn, 'login'> {
  readonly label: string;
  /** The day of its last use: `2030-01-31`. */
  readonly usedOn: string | null;
}

/** A person with a new secret for this device. */
export interface Welcomed {
  readonly person: KnownPerson;
  readonly secret: string;
}

/** How long an unused secret stays valid. */
export const SECRET_LASTS = 365 * 24 * 60 * 60 * 1000;
const CODE_LASTS = 10 * 60 * 1000;

/** A cookie's secret that is older than this is replaced: one that was copied is good for no longer than that. */
const REPLACED_AFTER = 24 * 60 * 60 * 1000;
/** Requests of other tabs may still be under way with the old secret when the new one is first shown. */
const OLD_SECRET_LASTS = 2 * 60 * 1000;

/** Enough of a digest to name one secret of a person, and nothing that could be shown in its place. */
const SIGN_IN_ID_LENGTH = 16;

const LABEL_LETTERS = 40;

const signInIdOf = (login: LoginId): string => login.slice(0, SIGN_IN_ID_LENGTH);

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

const ownSignIn = ({ login, kind, scope, label, madeAt, usedOn }: OwnSecret): OwnSignIn => ({
  id: signInIdOf(login),
  kind,
  scope,
  label,
  madeAt,
  usedOn,
});

/** A default name, so that a visitor can play without typing one. */
const newGuestName = (): string => guestName(randomInt(1000, 10_000));

/** Identifies people by secrets of which the store has only digests. */
export class Identity {
  readonly #people: People;
  readonly #now: () => number;

  constructor(people: People, now: () => number) {
    this.#people = people;
    this.#now = now;
  }

  /** A new guest with a secret for the cookie. */
  async welcome(): Promise<Welcomed> {
    const person = { id: personId(newSecret()), name: newGuestName(), madeAt: this.#now() };
    const secret = newSecret();
    await this.#people.save(person, this.#cookieSecret(person.id, secret));
    return { person, secret };
  }

  /** A cookie is no token and a token no cookie: what leaks from one place is of no use in the other. */
  async bySecret(secret: string | undefined, kind: Secret['kind']): Promise<Visitor | undefined> {
    if (secret === undefined || !isSecret(secret)) return undefined;
    const digest = digestOf(secret);
    const found = await this.#people.findBySecret(digest, this.#now());
    if (found?.kind !== kind) return undefined;
    // Nobody is turned away because this could not be written, as on a full disk.
    await this.#noteUse(digest, found).catch(() => undefined);
    const { person, login, scope, madeAt } = found;
    return { person, signIn: { id: signInIdOf(login), login, kind, scope, madeAt } };
  }

  /** The people of those logins that have not ended. */
  byLogins(logins: readonly LoginId[]): Promise<ReadonlyMap<LoginId, KnownPerson>> {
    return this.#people.findByLogins(logins, this.#now());
  }

  /**
   * Extends the validity of a cookie's secret by a year and resolves with the secret to be used from now on. The old one stays good until
   * the new one is shown: an answer that never arrives must not cost its person everything. Who never shows a new one could be given
   * another at every visit, each stored for a year: whether one more may be made is asked of the caller.
   */
  async renew(secret: string, { person, signIn }: Visitor, mayReplace: () => boolean): Promise<string> {
    const digest = digestOf(secret);
    const isOld = signIn.madeAt === null || this.#now() - signIn.madeAt >= REPLACED_AFTER;
    if (!isOld || !mayReplace()) {
      await this.#people.renewSecret(digest, this.#now() + SECRET_LASTS);
      return secret;
    }
    const next = newSecret();
    await this.#people.addSecret({ ...this.#cookieSecret(person.id, next), login: signIn.login, replaces: digest });
    return next;
  }

  async signInsOf(person: PersonId): Promise<readonly OwnSignIn[]> {
    return (await this.#people.secretsOf(person, this.#now())).map(ownSignIn);
  }

  /** Ends one login of a person; false if they have none of that id. */
  async endSignIn(person: PersonId, id: string): Promise<boolean> {
    if (id.length !== SIGN_IN_ID_LENGTH) return false;
    return (await this.#people.dropLogin(person, id)) !== undefined;
  }

  /** Nothing if no visible name is left after cleaning. */
  async rename(person: PersonId, typed: string): Promise<KnownPerson | undefined> {
    const name = cleanName(typed, LIMITS.nameLetters);
    if (name === undefined || !(await this.#people.rename(person, name))) return undefined;
    return { id: person, name };
  }

  /** The name that a new guest would have: the person's own is not to be read any more. False if there is no such person. */
  resetName(person: PersonId): Promise<boolean> {
    return this.#people.rename(person, newGuestName());
  }

  /** A secret for a program, shown once. */
  async issueToken(person: PersonId, scope: Scope, label: string): Promise<string> {
    const token = newSecret();
    const clean = cleanText(label, LABEL_LETTERS);
    await this.#people.addSecret({ ...this.#cookieSecret(person, token), kind: 'token', scope, label: clean });
    return token;
  }

  async issueCode(person: PersonId): Promise<{ code: string; until: number }> {
    const code = newCode();
    const until = this.#now() + CODE_LASTS;
    await this.#people.saveCode({ person, digest: digestOf(code), until });
    return { code, until };
  }

  /** The person who issued the code, with a secret for this device. */
  async redeemCode(typed: string): Promise<Welcomed | undefined> {
    const id = await this.#people.takeCode(digestOf(typedCode(typed)), this.#now());
    const person = id === undefined ? undefined : await this.#people.find(id);
    if (person === undefined) return undefined;
    const secret = newSecret();
    await this.#people.addSecret(this.#cookieSecret(person.id, secret));
    return { person, secret };
  }

  /** Ends every secret and code of a person; answers how many secrets there were. */
  logOutEverywhere(person: PersonId): Promise<number> {
    return this.#people.dropSecrets(person);
  }

  async #noteUse(digest: string, { usedOn, replaces }: Pick<FoundSecret, 'usedOn' | 'replaces'>): Promise<void> {
    const now = this.#now();
    if (replaces !== null) await this.#people.confirmSecret(digest, now + OLD_SECRET_LASTS);
    if (usedOn !== dayOf(now)) await this.#people.noteUse(digest, dayOf(now));
  }

  #cookieSecret(person: PersonId, secret: string): Extract<Secret, { kind: 'cookie' }> {
    const madeAt = this.#now();
    const digest = digestOf(secret);
    return { person, digest, login: digest, kind: 'cookie', madeAt, until: madeAt + SECRET_LASTS };
  }
}
