import { randomFillSync } from 'node:crypto';
import type { Chance } from '@miaou/kit';

const WORD = 0x1_0000_0000;
const POOL_WORDS = 1024;

/** Chance for real matches: the operating system's own randomness, drawn in batches because one word at a time is slow. */
export class TrueChance implements Chance {
  private readonly pool = new Uint32Array(POOL_WORDS);
  private next = POOL_WORDS;

  below(bound: number): number {
    // Words past the last whole multiple are drawn again: a plain remainder would favour small numbers.
    const fair = WORD - (WORD % bound);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % bound;
  }

  private word(): number {
    if (this.next === POOL_WORDS) {
      randomFillSync(this.pool);
      this.next = 0;
    }
    const word = this.pool[this.next] ?? 0;
    // A drawn word must not be found in memory later, for instance in a crash dump.
    this.pool[this.next] = 0;
    this.next += 1;
    return word;
  }
}
