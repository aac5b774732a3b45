import { type Action, PASS } from '@miaou/felix/search';
import type { Chance } from '@miaou/kit';
import { chanceOf, Network, type Shape, type Shelf, Weights } from '../net/network.js';
import { INPUTS, writeAction, writeSituation } from './features.js';
import type { Policy } from './policy.js';
import { highestBid, type Sight } from './sight.js';

export const SHAPE: Shape = { inputs: INPUTS, hidden: 128, middle: 32 };

/** Higher bids than the next are mostly the same in effect: these stand for all. */
const RAISES = [1, 2, 3, 5, 8];
const MOST_CANDIDATES = 16;
/** How many points of margin, thirty to the unit, weigh as much as a certain win: little, but enough to fight for second place. */
export const MARGIN_WEIGHT = 0.03;
export const MARGIN_SCALE = 30;

/** The highest purse among the others still in: nobody can raise a bid of so much. */
const richestRival = (sight: Sight): number => {
  let most = 0;
  for (let by = 1; by < sight.seats; by++)
    if (((sight.inside >>> by) & 1) === 1) most = Math.max(most, sight.mice[by] as number);
  return most;
};

const FINENESS = 0x100_0000;
const fraction = (chance: Chance): number => chance.below(FINENESS) / FINENESS;

/** A net with the actions it weighs. It serves one decision after another. */
export class Mind {
  readonly network: Network;
  readonly weights: Weights;
  readonly candidates = new Int32Array(MOST_CANDIDATES);
  /** What each candidate is worth: the chance to win, and a little of the margin. */
  readonly values = new Float64Array(MOST_CANDIDATES);
  count = 0;
  private sack = 0;

  constructor(shelf: Shelf, weights: Weights = new Weights(shelf, SHAPE)) {
    this.weights = weights;
    this.network = new Network(shelf, weights);
  }

  /** Judges every candidate. */
  consider(sight: Sight): void {
    this.sack = writeSituation(sight, this.network.situation);
    this.network.settle();
    this.count = 0;
    if (sight.isAuction) this.considerBids(sight);
    else for (let left = sight.hand; left !== 0; left &= left - 1) this.add(sight, 31 - Math.clz32(left & -left));
  }

  private considerBids(sight: Sight): void {
    const most = highestBid(sight);
    const lock = Math.min(most, richestRival(sight));
    this.add(sight, PASS);
    for (const raise of RAISES) if (sight.highest + raise <= most) this.add(sight, PASS + sight.highest + raise);
    if (lock > sight.highest + 5 && lock !== sight.highest + 8) this.add(sight, PASS + lock);
  }

  private add(sight: Sight, action: Action): void {
    this.candidates[this.count] = action;
    this.values[this.count] = this.valueOf(sight, action);
    this.count++;
  }

  /** Judges one action in the situation considered last. */
  valueOf(sight: Sight, action: Action): number {
    writeAction(sight, action, this.sack, this.network.action);
    this.network.judge();
    return chanceOf(this.network.score) + MARGIN_WEIGHT * this.network.margin;
  }

  /** The index of the best candidate. */
  best(): number {
    let best = 0;
    for (let index = 1; index < this.count; index++)
      if ((this.values[index] as number) > (this.values[best] as number)) best = index;
    return best;
  }

  /** The index of a candidate drawn by its value: at a low temperature the best, or one as good within about that much. */
  drawn(temperature: number, chance: Chance): number {
    const top = this.values[this.best()] as number;
    let sum = 0;
    for (let index = 0; index < this.count; index++) sum += this.weightAt(index, top, temperature);
    let left = fraction(chance) * sum;
    for (let index = 0; index < this.count; index++) {
      left -= this.weightAt(index, top, temperature);
      if (left < 0) return index;
    }
    return this.best();
  }

  /** How likely `drawn` gives this action; a raise that is no candidate counts as the next smaller one. */
  chanceToDraw(action: Action, temperature: number): number {
    const top = this.values[this.best()] as number;
    let sum = 0;
    let wanted = 0;
    for (let index = 0; index < this.count; index++) {
      const weight = this.weightAt(index, top, temperature);
      sum += weight;
      if ((this.candidates[index] as Action) <= action) wanted = weight;
    }
    return wanted / sum;
  }

  private weightAt(index: number, top: number, temperature: number): number {
    return Math.exp(((this.values[index] as number) - top) / temperature);
  }

  actionAt(index: number): Action {
    return this.candidates[index] as Action;
  }
}

/** Does what a mind thinks best. */
export const byMind =
  (mind: Mind): Policy =>
  (sight) => {
    mind.consider(sight);
    return mind.actionAt(mind.best());
  };
