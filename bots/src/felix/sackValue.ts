import { type CardSet, type Code, codeOf, countOf, sizeOf } from '@miaou/felix/search';
import { DOGS, sumOf, VALUES, varianceOf } from './cards.js';
import { type Observation, tabulatedPoints } from './observation.js';

const BIG_DOG: Code = codeOf('bigDog');
const SMALL_DOG: Code = codeOf('smallDog');
const NO_SEAT = 0;

/** The probability that no hidden card is in a set; the card of seat `except` is not considered. */
const chanceOfNone = (observation: Observation, set: CardSet, except: number): number => {
  let chance = 1;
  for (let by = 1; by < observation.seats; by++) {
    if (((observation.hidden >>> by) & 1) === 0 || by === except) continue;
    const cards = observation.unseen[by] ?? 0;
    chance *= sizeOf(cards & ~set) / sizeOf(cards);
  }
  return chance;
};

/** The expected value of the card that a dog chases where it is the only dog; several dogs chase nothing (FD1). */
const expectedValueChasedBy = (dog: Code, observation: Observation, dogAt: number): number => {
  let absent: CardSet = DOGS;
  let chance = chanceOfNone(observation, absent, dogAt);
  let value = 0;
  for (const code of dog === BIG_DOG ? observation.rules.bigDogOrder : observation.rules.smallDogOrder) {
    absent |= 1 << code;
    const stillAbsent = countOf(observation.known, code) > 0 ? 0 : chanceOfNone(observation, absent, dogAt);
    value += (chance - stillAbsent) * (VALUES[code] ?? 0);
    chance = stillAbsent;
    if (chance === 0) break;
  }
  return value;
};

const expectedChase = (dog: Code, observation: Observation): number => {
  const ofThisKind = countOf(observation.known, dog);
  const dogs = countOf(observation.known, BIG_DOG) + countOf(observation.known, SMALL_DOG);
  if (dogs > 0) return dogs === 1 && ofThisKind === 1 ? expectedValueChasedBy(dog, observation, NO_SEAT) : 0;
  let value = 0;
  for (let by = 1; by < observation.seats; by++) {
    const cards = observation.unseen[by] ?? 0;
    if (((observation.hidden >>> by) & 1) === 1 && ((cards >>> dog) & 1) === 1)
      value += expectedValueChasedBy(dog, observation, by) / sizeOf(cards);
  }
  return value;
};

const expectedHidden = (observation: Observation): number => {
  let value = 0;
  for (let by = 1; by < observation.seats; by++) {
    const cards = observation.unseen[by] ?? 0;
    if (((observation.hidden >>> by) & 1) === 1) value += sumOf(cards) / sizeOf(cards);
  }
  return value;
};

/**
 * The exact expected value of the sack if each face-down card is any that its seat has not shown so far, all equally likely.
 */
export const expectedSack = (observation: Observation): number =>
  tabulatedPoints(observation.known) +
  expectedHidden(observation) -
  expectedChase(BIG_DOG, observation) -
  expectedChase(SMALL_DOG, observation);

/** About how far the sack may be from its expected value, the standard deviation of its hidden cards: dogs are left out. */
export const sackSpread = (observation: Observation): number => {
  let variance = 0;
  for (let by = 1; by < observation.seats; by++)
    if (((observation.hidden >>> by) & 1) === 1) variance += varianceOf(observation.unseen[by] ?? 0);
  return Math.sqrt(variance);
};
