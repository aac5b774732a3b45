import type { Card } from '@miaou/felix';
import { type CardSet, type Code, type FelixPosition, handOf, laidBy } from '@miaou/felix/search';
import type { Chance, Seat } from '@miaou/kit';

/** What a seat may have had this round: the card that it laid, the others, and the one that left at the start (FS3). */
export interface Holding {
  readonly laid: Code;
  readonly hand: CardSet;
  readonly removed: Card;
  /** How likely its owner would have bid as it did. */
  readonly likelihood: number;
}

const FINENESS = 0x100_0000;
/** A belief starts with so many holdings and grows by one whenever it is asked, up to the most. */
const FEWEST = 4;
const MOST = 32;

/** What a player of one kind may have laid, by how well it explains the bids. */
export class Belief {
  private readonly imagine: (chance: Chance) => Holding;
  private readonly holdings: Holding[] = [];
  private sum = 0;

  /** `imagine` draws what the player might have laid, before the bids are thought of. */
  constructor(imagine: (chance: Chance) => Holding) {
    this.imagine = imagine;
  }

  draw(chance: Chance): Holding {
    do this.grow(chance);
    while (this.holdings.length < FEWEST);
    let left = (chance.below(FINENESS) / FINENESS) * this.sum;
    for (const holding of this.holdings) {
      left -= holding.likelihood;
      if (left < 0) return holding;
    }
    return this.holdings.at(-1) as Holding;
  }

  private grow(chance: Chance): void {
    if (this.holdings.length === MOST) return;
    const holding = this.imagine(chance);
    this.holdings.push(holding);
    this.sum += holding.likelihood;
  }
}

/** What a seat has in a world. */
export const holdingOf = (world: FelixPosition, seat: Seat, likelihood: number): Holding => ({
  laid: laidBy(world.laid, seat),
  hand: handOf(world, seat),
  removed: world.deal.removed[seat] as Card,
  likelihood,
});
