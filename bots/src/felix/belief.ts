import type { Holding } from '@miaou/felix/search';
import { at, type Chance, drawWeighted } from '@miaou/kit';

/** What a seat may hold this round, with the probability that its owner would then have bid as it did. */
export interface Particle extends Holding {
  readonly likelihood: number;
}

/** With so few a search is quick. The fewer there are, the less a belief is changed by the bids. */
const MIN_PARTICLES = 4;
const MAX_PARTICLES = 32;

/** A particle approximation of what a player of one type holds, weighted by how well each holding explains the bids. */
export class Belief {
  readonly #propose: (chance: Chance) => Particle;
  readonly #least: number;
  readonly #holdings: Particle[] = [];
  readonly #likelihoods: number[] = [];

  /** `propose` draws a holding from the prior, that is before the bids are considered. */
  constructor(propose: (chance: Chance) => Particle, least = MIN_PARTICLES) {
    this.#propose = propose;
    this.#least = least;
  }

  /** Draws a holding. Each draw adds a particle up to the maximum, so that a belief that is seldom used stays cheap. */
  sample(chance: Chance): Particle {
    do this.#grow(chance);
    while (this.#holdings.length < this.#least);
    return at(this.#holdings, drawWeighted(this.#likelihoods, chance));
  }

  #grow(chance: Chance): void {
    if (this.#holdings.length === MAX_PARTICLES) return;
    const holding = this.#propose(chance);
    this.#holdings.push(holding);
    this.#likelihoods.push(holding.likelihood);
  }
}
