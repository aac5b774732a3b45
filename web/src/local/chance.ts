import type { Chance } from '@miaou/kit';

const WORD = 0x1_0000_0000;

/** Chance for matches that this device owns: the browser's own source of randomness. */
export const trueChance: Chance = {
  below: (bound) => {
    // Words past the last whole multiple are drawn again: a plain remainder would favour small numbers.
    const fair = WORD - (WORD % bound);
    const word = new Uint32Array(1);
    do crypto.getRandomValues(word);
    while ((word[0] ?? 0) >= fair);
    return (word[0] ?? 0) % bound;
  },
};
