import { at, type Chance, drawWeighted } from '@miaou/kit';

/** Somebody to practise against. */
export interface SparringPartner<T> {
  readonly player: T;
  /** The part of the last matches that the learner lost to it, recent ones counting most. */
  difficulty: number;
  matches: number;
}

/** Before it has played, a partner counts as hard, so that it is tried. */
const UNTRIED = 0.9;
/** The weight of one match in a difficulty. */
const MEMORY = 1 / 30;
/** A partner that is easier than half of all after this many matches makes room for another. */
const TRIAL = 40;
/** How much oftener a hard partner is drawn than an easy one: weights are difficulties to this power. */
const PREFERENCE = 3;

/**
 * Partners that are drawn at random and stay as long as the learner finds them hard. Most of what can be drawn teaches little after a while;
 * what it has not understood, it meets again until it has.
 */
export class SparringPool<T> {
  readonly #draw: (chance: Chance) => T;
  readonly #size: number;
  readonly #partners: SparringPartner<T>[] = [];

  constructor(size: number, draw: (chance: Chance) => T) {
    this.#size = size;
    this.#draw = draw;
  }

  get partners(): readonly SparringPartner<T>[] {
    return this.#partners;
  }

  /** A partner for one match, the hard ones more often. */
  partner(chance: Chance): SparringPartner<T> {
    while (this.#partners.length < this.#size) this.#partners.push(this.#newPartner(chance));
    const weights = this.#partners.map(({ difficulty }) => difficulty ** PREFERENCE);
    const index = drawWeighted(weights, chance);
    if (this.#isOutgrown(at(this.#partners, index))) this.#partners[index] = this.#newPartner(chance);
    return at(this.#partners, index);
  }

  #newPartner(chance: Chance): SparringPartner<T> {
    return { player: this.#draw(chance), difficulty: UNTRIED, matches: 0 };
  }

  #isOutgrown({ matches, difficulty }: SparringPartner<T>): boolean {
    const harder = this.#partners.filter((other) => other.difficulty > difficulty).length;
    return matches >= TRIAL && 2 * harder > this.#partners.length;
  }
}

/** Notes what part of a match the learner won against a partner, from 0 to 1. */
export const noteResult = <T>(partner: SparringPartner<T>, won: number): void => {
  partner.matches++;
  partner.difficulty += MEMORY * (1 - won - partner.difficulty);
};
