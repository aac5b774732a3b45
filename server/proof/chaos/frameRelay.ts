import type { Chance } from '@miaou/kit';
import { drawNetworkFault, type NetworkFault } from './networkFaults.js';

const LONGEST_DELAY = 20;

/** What the two ends of a way must offer. */
export interface Ends {
  forward(frame: string): void;
  /** Ends both connections at once. */
  cut(): void;
}

/** Frames in one direction, on a way that cannot be trusted. */
export class FrameRelay {
  #held: string | undefined;
  #isSilent = false;

  readonly #ends: Ends;
  readonly #chance: Chance;
  readonly #met: (networkFault: NetworkFault) => void;

  constructor(ends: Ends, chance: Chance, met: (networkFault: NetworkFault) => void) {
    this.#ends = ends;
    this.#chance = chance;
    this.#met = met;
  }

  take(frame: string): void {
    if (this.#isSilent) return;
    const networkFault = drawNetworkFault(this.#chance);
    this.#met(networkFault);
    this.#apply(frame, networkFault);
  }

  #apply(frame: string, networkFault: NetworkFault): void {
    switch (networkFault) {
      case 'drop':
        return;
      case 'delay':
        setTimeout(() => this.#pass(frame), 1 + this.#chance.below(LONGEST_DELAY));
        return;
      case 'duplicate':
        this.#pass(frame);
        return this.#pass(frame);
      case 'reorder':
        if (this.#held === undefined) this.#held = frame;
        else this.#pass(frame);
        return;
      case 'cut':
        return this.#ends.cut();
      case 'halfOpen':
        // Both ends believe that they are connected, and nothing arrives any more.
        this.#isSilent = true;
        return;
      case 'pass':
        return this.#pass(frame);
    }
  }

  /** A frame that was held back comes after the next one. */
  #pass(frame: string): void {
    this.#ends.forward(frame);
    const held = this.#held;
    this.#held = undefined;
    if (held !== undefined) this.#ends.forward(held);
  }
}
