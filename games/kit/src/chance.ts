import { at } from './at.js';
import { fnv1a } from './hash.js';

/** A source of randomness. The owner of a match passes it in; the rules never hold one. */
export interface Chance {
  /** A whole number from 0 to `bound` − 1, each equally likely. `bound` is a whole number from 1 to 2³². */
  below(bound: number): number;
}

/** A source of evenly distributed words of 32 bits. */
export interface WordSource {
  /** The next word, from 0 to 2³² − 1. */
  word(): number;
}

const WORD = 0x1_0000_0000;

/** A whole number from 0 to `bound` − 1, each equally likely. `bound` is a whole number from 1 to 2³². */
export const drawBelow = (source: WordSource, bound: number): number => {
  // A plain remainder would favour small numbers: words past the last whole multiple are drawn again.
  const fair = WORD - (WORD % bound);
  let word = source.word();
  while (word >= fair) word = source.word();
  return word % bound;
};

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Spreads a seed of any kind over four words that are never all zero (splitmix32 over an FNV-1a hash). */
const spreadSeed = (seed: string | number): [number, number, number, number] => {
  let state = fnv1a(String(seed));
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
  return [next(), next(), next(), next() | 1];
};

/**
 * Chance for simulation: xoshiro128**, the same numbers for the same seed on every machine.
 * Real matches are dealt from cryptographic randomness instead: this generator can be predicted.
 */
export class SeededChance implements Chance, WordSource {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: string | number) {
    [this.#a, this.#b, this.#c, this.#d] = spreadSeed(seed);
  }

  word(): number {
    const result = Math.imul(rotateLeft(Math.imul(this.#b, 5), 7), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = rotateLeft(this.#d, 11);
    return result >>> 0;
  }

  below(bound: number): number {
    return drawBelow(this, bound);
  }
}

/** A new list with the same members in an order drawn evenly from all orders (Fisher and Yates). */
export const shuffled = <T>(list: readonly T[], chance: Chance): T[] => {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = chance.below(last + 1);
    const swapped = at(result, last);
    result[last] = at(result, other);
    result[other] = swapped;
  }
  return result;
};

/** One member of a list that is not empty, each equally likely. */
export const drawn = <T>(list: readonly T[], chance: Chance): T => at(list, chance.below(list.length));

const FRACTION_STEPS = 0x100_0000;

/** A number from 0 up to but not including 1, in steps of 2⁻²⁴. */
export const drawFraction = (chance: Chance): number => chance.below(FRACTION_STEPS) / FRACTION_STEPS;

/**
 * An index drawn in proportion to the weights, which are not negative and not all 0; they need not add up to 1.
 * `count` limits the draw to the first weights of a buffer that is longer.
 */
export const drawWeighted = (weights: ArrayLike<number>, chance: Chance, count = weights.length): number => {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += weights[index] ?? 0;
  let left = drawFraction(chance) * sum;
  let last = 0;
  for (let index = 0; index < count; index++) {
    const weight = weights[index] ?? 0;
    left -= weight;
    if (left < 0) return index;
    if (weight > 0) last = index;
  }
  // Rounding can leave a rest after the last weight; an index of weight 0 must not be drawn even then.
  return last;
};
