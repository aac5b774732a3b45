import { createHash, randomBytes, randomInt } from 'node:crypto';
import { LIMITS } from '@miaou/protocol';
import { type PersonId, personId } from '@miaou/table';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { People, Secret } from '../store/people.js';
import { cleanName } from './names.js';

/** A person as others may know them. */
export interface KnownPerson {
  readonly id: PersonId;
  readonly name: string;
}

const COOKIE = 'miaou';
const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;
const CODE_LASTS = 10 * 60 * 1000;

/** A year is counted anew when the guest comes back after this long; writing it on every visit would be waste. */
const RENEW_AFTER = 30 * DAY;

/** Without letters that look alike, because people type it from one screen into another. 8 of 30 letters: 39 bits for ten minutes. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ2345679';
const CODE_LENGTH = 8;

const newSecret = (): string => randomBytes(16).toString('base64url');

/** Secrets have 128 random bits, so a plain digest cannot be guessed backwards. */
const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** A name to begin with, so that nobody must type one before playing. */
const guestName = (): string => `Guest ${randomInt(1000, 10_000)}`;

/** Who somebody is, proved by a secret that only they and a digest in the store know. */
export class Identity {
  constructor(
    private readonly people: People,
    private readonly now: () => number,
  ) {}

  /** A new guest with a secret for the cookie. */
  async welcome(): Promise<{ person: KnownPerson; secret: string }> {
    const person = { id: personId(newSecret()), name: guestName(), madeAt: this.now() };
    const secret = newSecret();
    await this.people.save(person, this.proof(person.id, secret, 'cookie'));
    return { person, secret };
  }

  async bySecret(secret: string | undefined): Promise<KnownPerson | undefined> {
    if (secret === undefined || !/^[A-Za-z0-9_-]{22}$/.test(secret)) return undefined;
    return this.people.findBySecret(digestOf(secret), this.now());
  }

  /** Nothing if no visible name is left after cleaning. */
  async rename(person: PersonId, raw: string): Promise<KnownPerson | undefined> {
    const name = cleanName(raw, LIMITS.nameLetters);
    if (name === undefined || !(await this.people.rename(person, name))) return undefined;
    return { id: person, name };
  }

  /** A secret for a program, shown once. */
  async issueToken(person: PersonId): Promise<string> {
    const token = newSecret();
    await this.people.addSecret(this.proof(person, token, 'token'));
    return token;
  }

  async issueCode(person: PersonId): Promise<{ code: string; until: number }> {
    const code = newCode();
    const until = this.now() + CODE_LASTS;
    await this.people.saveCode({ person, digest: digestOf(code), until });
    return { code, until };
  }

  /** The person whom a code carries here, with a secret of this device's own. */
  async redeemCode(raw: string): Promise<{ person: KnownPerson; secret: string } | undefined> {
    const code = raw.toUpperCase().replace(/[\s-]/g, '');
    const id = await this.people.takeCode(digestOf(code), this.now());
    const person = id === undefined ? undefined : await this.people.find(id);
    if (person === undefined) return undefined;
    const secret = newSecret();
    await this.people.addSecret(this.proof(person.id, secret, 'cookie'));
    return { person, secret };
  }

  logOutEverywhere(person: PersonId): Promise<number> {
    return this.people.dropSecrets(person);
  }

  /** Moves the cookie's end another year away. */
  async renew(secret: string): Promise<void> {
    await this.people.renewSecret(digestOf(secret), this.now() + YEAR);
  }

  private proof(person: PersonId, secret: string, kind: Secret['kind']): Secret {
    return { person, digest: digestOf(secret), kind, until: this.now() + YEAR };
  }
}

/** The secret in a request's cookies. */
export const secretIn = (cookieHeader: string | undefined): string | undefined =>
  cookieHeader === undefined ? undefined : parseCookie(cookieHeader)[COOKIE];

/** Scripts cannot read it, other sites cannot send it along, and over https it never travels in the clear. */
export const cookieWith = (secret: string, isHttps: boolean): string =>
  stringifySetCookie({
    name: COOKIE,
    value: secret,
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps,
    path: '/',
    maxAge: YEAR / 1000,
  });

export const RENEWAL = { after: RENEW_AFTER } as const;
