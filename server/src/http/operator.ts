import { randomBytes, timingSafeEqual } from 'node:crypto';
import { digestOf } from '../people/secrets.js';
import type { Notes } from '../store/notes.js';
import { bearerOf } from './origin.js';
import type { Call } from './router.js';

const NOTE = 'operator-secret-digest';

const newSecret = (): string => randomBytes(24).toString('base64url');

/** The old secret is good for nothing from now on. */
export const replaceOperatorSecret = async (notes: Notes): Promise<string> => {
  const secret = newSecret();
  await notes.replace(NOTE, digestOf(secret));
  return secret;
};

/** Recognises the operator by a secret of which only the digest is stored. */
export class Operator {
  #digest: string | undefined;

  readonly #notes: Notes;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  /** At the very first start creates a secret and reports it once; only its digest is stored. */
  async loadOrCreateSecret(report: (secret: string) => void): Promise<void> {
    this.#digest = await this.#notes.find(NOTE);
    if (this.#digest !== undefined) return;
    const secret = newSecret();
    const digest = digestOf(secret);
    this.#digest = await this.#notes.keep(NOTE, digest);
    // Another node may have been first: then its secret is the valid one.
    if (this.#digest === digest) report(secret);
  }

  readonly isCalling = ({ headers }: Pick<Call, 'headers'>): boolean => {
    const shown = bearerOf(headers);
    if (shown === undefined || this.#digest === undefined) return false;
    return timingSafeEqual(Buffer.from(digestOf(shown)), Buffer.from(this.#digest));
  };
}
