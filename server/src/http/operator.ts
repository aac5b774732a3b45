import { randomBytes, timingSafeEqual } from 'node:crypto';
import { digestOf } from '../people/secrets.js';
import type { Notes } from '../store/notes.js';
import { bearerOf } from './origin.js';
import type { Call } from './router.js';

const NOTE = 'operator-secret-digest';

/** Knows the operator by a secret of which it keeps the digest alone. */
export class Operator {
  private constructor(private readonly digest: string) {}

  /** At the very first start a secret is made and told once; it is stored nowhere. */
  static async meet(notes: Notes, tell: (secret: string) => void): Promise<Operator> {
    const known = await notes.find(NOTE);
    if (known !== undefined) return new Operator(known);
    const secret = randomBytes(24).toString('base64url');
    const digest = digestOf(secret);
    const kept = await notes.keep(NOTE, digest);
    // Another node may have been first: then its secret counts, and this one was never any good.
    if (kept === digest) tell(secret);
    return new Operator(kept);
  }

  readonly isCalling = ({ headers }: Pick<Call, 'headers'>): boolean => {
    const shown = digestOf(bearerOf(headers) ?? '');
    return timingSafeEqual(Buffer.from(shown), Buffer.from(this.digest));
  };
}
