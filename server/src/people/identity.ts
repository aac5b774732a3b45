import { randomInt } from 'node:crypto';
import { LIMITS } from '@miaou/protocol';
import { type PersonId, personId } from '@miaou/table';
import type { People, Secret } from '../store/people.js';
import { cleanName } from './names.js';
import { digestOf, isSecret, newCode, newSecret, typedCode } from './secrets.js';

/** A person as others may know them. */
export interface KnownPerson {
  readonly id: PersonId;
  readonly name: string;
}

/** Somebody who has just got a secret of this device's own. */
export interface Welcomed {
  readonly person: KnownPerson;
  readonly secret: string;
}

/** How long a secret is good for when nobody comes back. */
export const SECRET_LASTS = 365 * 24 * 60 * 60 * 1000;
const CODE_LASTS = 10 * 60 * 1000;

/** A name to begin with, so that nobody must type one before playing. */
const guestName = (): string => `Guest ${randomInt(1000, 10_000)}`;

/** Who somebody is, proved by a secret that only they and, as a digest, the store know. */
export class Identity {
  constructor(
    private readonly people: People,
    private readonly now: () => number,
  ) {}

  /** A new guest with a secret for the cookie. */
  async welcome(): Promise<Welcomed> {
    const person = { id: personId(newSecret()), name: guestName(), madeAt: this.now() };
    const secret = newSecret();
    await this.people.save(person, this.proof(person.id, secret, 'cookie'));
    return { person, secret };
  }

  async bySecret(secret: string | undefined): Promise<KnownPerson | undefined> {
    if (secret === undefined || !isSecret(secret)) return undefined;
    return this.people.findBySecret(digestOf(secret), this.now());
  }

  /** The year begins anew. */
  async renew(secret: string): Promise<void> {
    await this.people.renewSecret(digestOf(secret), this.now() + SECRET_LASTS);
  }

  /** Nothing if no visible name is left after cleaning. */
  async rename(person: PersonId, typed: string): Promise<KnownPerson | undefined> {
    const name = cleanName(typed, LIMITS.nameLetters);
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

  /** The person whom a code carries here. */
  async redeemCode(typed: string): Promise<Welcomed | undefined> {
    const id = await this.people.takeCode(digestOf(typedCode(typed)), this.now());
    const person = id === undefined ? undefined : await this.people.find(id);
    if (person === undefined) return undefined;
    const secret = newSecret();
    await this.people.addSecret(this.proof(person.id, secret, 'cookie'));
    return { person, secret };
  }

  /** Ends every secret and code of a person; answers how many secrets there were. */
  logOutEverywhere(person: PersonId): Promise<number> {
    return this.people.dropSecrets(person);
  }

  private proof(person: PersonId, secret: string, kind: Secret['kind']): Secret {
    return { person, digest: digestOf(secret), kind, until: this.now() + SECRET_LASTS };
  }
}
