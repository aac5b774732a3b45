import type { Card } from '@miaou/felix';
import { type CardSet, type Code, codeOf, type DogRules, sizeOf } from '@miaou/felix/search';
import { DOGS, sumOf, VALUES } from './cards.js';
import { quickPoints, type Sight } from './sight.js';

const BIG_DOG: Code = codeOf('bigDog');
const SMALL_DOG: Code = codeOf('smallDog');
const NOBODY = 0;

type Wishes = readonly Code[];

const wishesOf = (dog: Code, { rabbitFlees, bigDogTakesWorst }: DogRules): Wishes => {
  const rabbit: readonly Card[] = rabbitFlees ? ['rabbit'] : [];
  const good: readonly Card[] = ['3', '5', '8', '11', '15'];
  const bad: readonly Card[] = ['-8', '-5'];
  const wished =
    dog === SMALL_DOG
      ? [...bad, ...rabbit, ...good]
      : [...good.toReversed(), ...rabbit, ...(bigDogTakesWorst ? bad : bad.toReversed())];
  return wished.map(codeOf);
};

const EDITIONS = [false, true].flatMap((rabbitFlees) =>
  [false, true].map((bigDogTakesWorst) => ({ rabbitFlees, bigDogTakesWorst })),
);
const BIG_WISHES = EDITIONS.map((rules) => wishesOf(BIG_DOG, rules));
const SMALL_WISHES = EDITIONS.map((rules) => wishesOf(SMALL_DOG, rules));

/** Which card a dog chases: the first of these that lies in the row (FD2 to FD5). */
const wishesFor = (dog: Code, { rabbitFlees, bigDogTakesWorst }: DogRules): Wishes =>
  (dog === BIG_DOG ? BIG_WISHES : SMALL_WISHES)[(rabbitFlees ? 2 : 0) + (bigDogTakesWorst ? 1 : 0)] as Wishes;

const countOf = (counts: number, code: Code): number => (counts >>> (3 * code)) & 7;

/** The chance that none of the hidden cards is in a set; `but` names one seat whose card is left out of it. */
const chanceOfNone = (sight: Sight, set: CardSet, but: number): number => {
  let chance = 1;
  for (let by = 1; by < sight.seats; by++) {
    if (((sight.hidden >>> by) & 1) === 0 || by === but) continue;
    const cards = sight.unseen[by] as CardSet;
    chance *= sizeOf(cards & ~set) / sizeOf(cards);
  }
  return chance;
};

/** The value that one dog takes along, on average, where it is the only dog; more than one do nothing (FD1). */
const chasedBy = (dog: Code, sight: Sight, dogAt: number): number => {
  let absent: CardSet = DOGS;
  let chance = chanceOfNone(sight, absent, dogAt);
  let value = 0;
  for (const code of wishesFor(dog, sight.rules)) {
    absent |= 1 << code;
    const stillAbsent = countOf(sight.known, code) > 0 ? 0 : chanceOfNone(sight, absent, dogAt);
    value += (chance - stillAbsent) * (VALUES[code] as number);
    chance = stillAbsent;
    if (chance === 0) break;
  }
  return value;
};

const expectedChase = (dog: Code, sight: Sight): number => {
  const ofThisKind = countOf(sight.known, dog);
  const dogs = countOf(sight.known, BIG_DOG) + countOf(sight.known, SMALL_DOG);
  if (dogs > 0) return dogs === 1 && ofThisKind === 1 ? chasedBy(dog, sight, NOBODY) : 0;
  let value = 0;
  for (let by = 1; by < sight.seats; by++) {
    const cards = sight.unseen[by] as CardSet;
    if (((sight.hidden >>> by) & 1) === 1 && ((cards >>> dog) & 1) === 1)
      value += chasedBy(dog, sight, by) / sizeOf(cards);
  }
  return value;
};

const expectedHidden = (sight: Sight): number => {
  let value = 0;
  for (let by = 1; by < sight.seats; by++) {
    const cards = sight.unseen[by] as CardSet;
    if (((sight.hidden >>> by) & 1) === 1) value += sumOf(cards) / sizeOf(cards);
  }
  return value;
};

/**
 * What the sack is worth on average, exactly, where a face-down card may be any that its seat has not shown so far,
 * each equally likely.
 */
export const expectedSack = (sight: Sight): number =>
  quickPoints(sight.known) + expectedHidden(sight) - expectedChase(BIG_DOG, sight) - expectedChase(SMALL_DOG, sight);
