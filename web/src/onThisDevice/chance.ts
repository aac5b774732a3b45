import { type Chance, drawBelow, type WordSource } from '@miaou/kit';

const browserWords: WordSource = { word: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 };

/** Chance for matches that this device owns: the browser's cryptographic randomness. */
export const trueChance: Chance = { below: (bound) => drawBelow(browserWords, bound) };

const ID_LENGTH = 22;
const ID_CHARACTERS = 'abcdefghijkmnopqrstuvwxyz0123456789';

export const randomId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_CHARACTERS.charAt(trueChance.below(ID_CHARACTERS.length))).join('');
