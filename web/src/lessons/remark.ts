import type { Sentences } from './lesson';

/** In milliseconds: to see who speaks, and a slow reader's time for a letter. */
const TO_FIND = 1_000;
const PER_LETTER = 70;
/** A Chinese character is read as long as so many letters. */
const LETTERS = 3;
const CHINESE = /\p{Script=Han}/gu;

/** How long it takes to read what another player says while the others play: their moves may take less. */
export const readingTime = (says: Sentences): number => {
  const text = says.join(' ');
  return TO_FIND + PER_LETTER * (text.length + (LETTERS - 1) * (text.match(CHINESE)?.length ?? 0));
};
