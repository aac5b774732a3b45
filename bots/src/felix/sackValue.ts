import type { Card, Dog, WrittenOptions } from '@miaou/felix';
import { bitOf, type CardSet, DOGS, setOf, sizeOf, sumOf, valueOf } from './cards.js';
import type { SeenRow } from './seenRow.js';

/** Which card a dog chases: the first of these that lies in the row (FD2 to FD5). */
const wishes = (dog: Dog, options: WrittenOptions): readonly Card[] => {
  const rabbit: readonly Card[] = options.edition === 'filou' ? ['rabbit'] : [];
  const bad: readonly Card[] = ['-8', '-5'];
  const badForBigDog: readonly Card[] = options.bigDogFallback === 'mostNegative' ? bad : ['-5', '-8'];
  return dog === 'bigDog'
    ? ['15', '11', '8', '5', '3', ...rabbit, ...badForBigDog]
    : [...bad, ...rabbit, '3', '5', '8', '11', '15'];
};

/** The chance that none of the hidden cards is in a set; `but` names one hidden card that is left out of it. */
const chanceOfNone = (hidden: readonly CardSet[], set: CardSet, but?: number): number => {
  let chance = 1;
  for (const [index, cards] of hidden.entries()) if (index !== but) chance *= sizeOf(cards & ~set) / sizeOf(cards);
  return chance;
};

/** The value that one dog takes along, on average, where it is the only dog; more than one do nothing (FD1). */
const chasedBy = (wished: readonly Card[], known: CardSet, hidden: readonly CardSet[], dogAt?: number): number => {
  let absent: CardSet = DOGS;
  let chance = chanceOfNone(hidden, absent, dogAt);
  let value = 0;
  for (const card of wished) {
    absent |= bitOf(card);
    const stillAbsent = (known & bitOf(card)) !== 0 ? 0 : chanceOfNone(hidden, absent, dogAt);
    value += (chance - stillAbsent) * valueOf(card);
    chance = stillAbsent;
    if (chance === 0) break;
  }
  return value;
};

const expectedChase = (dog: Dog, { known, hidden }: SeenRow, options: WrittenOptions): number => {
  const wished = wishes(dog, options);
  const knownSet = setOf(known);
  const knownDogs = known.filter((card) => card === 'bigDog' || card === 'smallDog');
  if (knownDogs.length > 0)
    return knownDogs.length === 1 && knownDogs[0] === dog ? chasedBy(wished, knownSet, hidden) : 0;
  return hidden.reduce(
    (sum, cards, index) =>
      (cards & bitOf(dog)) === 0 ? sum : sum + chasedBy(wished, knownSet, hidden, index) / sizeOf(cards),
    0,
  );
};

/** What the sack is worth on average, exactly, over all that the hidden cards may be. */
export const expectedSack = (row: SeenRow, options: WrittenOptions): number => {
  const seen = row.known.reduce((sum, card) => sum + valueOf(card), 0);
  const unseen = row.hidden.reduce((sum, cards) => sum + sumOf(cards) / sizeOf(cards), 0);
  return seen + unseen - expectedChase('bigDog', row, options) - expectedChase('smallDog', row, options);
};
