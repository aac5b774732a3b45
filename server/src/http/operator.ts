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

/** Knows the operator by a secret of which it keeps the digest alone. Until it has met its operator it knows nobody. */
export class Operator {
  private digest: string | undefined;

  constructor(private readonly notes: Notes) {}

  /** At the very first start a secret is made and told once; it is stored nowhere. */
  async meet(tell: (secret: string) => void): Promise<void> {
    this.digest = await this.notes.find(NOTE);
    if (this.digest !== undefined) return;
    const secret = newSecret();
    const digest = digestOf(secret);
    this.digest = await this.notes.keep(NOTE, digest);
    // Another node may have been first: then its secret counts, and this one was never any good.
    if (this.digest === digest) tell(secret);
  }

  readonly isCalling = ({ headers }: Pick<Call, 'headers'>): boolean => {
    const shown = bearerOf(headers);
    if (shown === undefined || this.digest === undefined) return false;
    return timingSafeEqual(Buffer.from(digestOf(shown)), Buffer.from(this.digest));
  };
}
