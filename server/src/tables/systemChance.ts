import { randomBytes, randomFillSync } from 'node:crypto';
import { type Bytes32, type Chance, drawBelow, type WordSource } from '@miaou/kit';

const POOL_WORDS = 1024;

/** The house's secret for one match. */
export const drawSecret = (): Bytes32 => randomBytes(32).toString('hex');

/**
 * The operating system's randomness, read in batches because one word at a time is slow. Cards and dice of a sealed match follow from its secrets
 * instead (`games/kit/src/fairness.ts`).
 */
export class SystemChance implements Chance, WordSource {
  readonly #pool = new Uint32Array(POOL_WORDS);
  #next = POOL_WORDS;

  below(bound: number): number {
    return drawBelow(this, bound);
  }

  word(): number {
    if (this.#next === POOL_WORDS) {
      randomFillSync(this.#pool);
      this.#next = 0;
    }
    const word = this.#pool[this.#next] ?? 0;
    // A drawn word must not be found in memory later, for instance in a crash dump.
    this.#pool[this.#next] = 0;
    this.#next += 1;
    return word;
  }
}
