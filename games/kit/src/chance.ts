/** Where luck comes from. Whoever owns a match hands it in; the rules never hold one. */
export interface Chance {
  /** A whole number from 0 to `bound` − 1, each equally likely. `bound` is a whole number from 1 to 2³². */
  below(bound: number): number;
}

const WORD = 0x1_0000_0000;

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Spreads a seed of any kind over four words that are never all zero (splitmix32 over an FNV-1a hash). */
const spreadSeed = (seed: string | number): [number, number, number, number] => {
  let hash = 0x811c9dc5;
  for (const unit of String(seed)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
  return [next(), next(), next(), next() | 1];
};

/**
 * Chance for simulation: xoshiro128**, the same numbers for the same seed on every machine.
 * Real matches are dealt from cryptographic randomness instead: this generator can be predicted.
 */
export class SeededChance implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: string | number) {
    [this.a, this.b, this.c, this.d] = spreadSeed(seed);
  }

  /** The next 32 bits. */
  word(): number {
    const result = Math.imul(rotateLeft(Math.imul(this.b, 5), 7), 9);
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = rotateLeft(this.d, 11);
    return result >>> 0;
  }

  below(bound: number): number {
    // A plain remainder would favour small numbers: words past the last whole multiple are drawn again.
    const fair = WORD - (WORD % bound);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % bound;
  }
}

/** A new list with the same members in an order drawn evenly from all orders (Fisher and Yates). */
export const shuffled = <T>(list: readonly T[], chance: Chance): T[] => {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    const swapped = result[last] as T;
    result[last] = result[other] as T;
    result[other] = swapped;
  }
  return result;
};

/** One member of a list that is not empty, each equally likely. */
export const drawn = <T>(list: readonly T[], chance: Chance): T => list[chance.below(list.length)] as T;
