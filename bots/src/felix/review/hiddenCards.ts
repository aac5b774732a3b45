import { CARDS, type FelixView } from '@miaou/felix';
import { type FelixPosition, laidBy } from '@miaou/felix/search';
import type { Seat } from '@miaou/kit';
import type { HiddenShares } from '../../review/reviewer.js';

/** Counts what lay face down before each seat, world by world. */
export class HiddenCards {
  readonly #seats: readonly Seat[];
  readonly #counts = new Map<Seat, number[]>();

  constructor({ phase, row }: FelixView) {
    this.#seats =
      phase === 'auction' ? row.flatMap(({ seat, card }) => (seat === null || card !== undefined ? [] : [seat])) : [];
    for (const seat of this.#seats)
      this.#counts.set(
        seat,
        CARDS.map(() => 0),
      );
  }

  count(world: FelixPosition): void {
    for (const seat of this.#seats) {
      const counts = this.#counts.get(seat) ?? [];
      const code = laidBy(world.laid, seat);
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }

  shares(worlds: number): readonly HiddenShares[] {
    return this.#seats.map((seat) => ({
      of: seat,
      shares: CARDS.map((what, code) => ({
        what,
        share: Math.round((100 * (this.#counts.get(seat)?.[code] ?? 0)) / worlds),
      }))
        .filter(({ share }) => share > 0)
        .toSorted((one, other) => other.share - one.share),
    }));
  }
}
