import { byMind } from '../felix/mind.js';
import { mindFor } from '../felix/minds.js';
import { duel, type Player, playerNamed, playerOf } from './felixDuel.js';
import type { TableKind } from './felixTables.js';
import { FelixTrainer } from './felixTrainer.js';
import type { Hunt, Responder, Share } from './hunt.js';
import type { Milestone } from './milestone.js';

/** One seat learns, all others hold the hunted bot. */
export class FelixResponder implements Responder {
  private readonly kind: TableKind;
  private readonly quarry: Player;
  private readonly trainer: FelixTrainer;

  constructor({ against, seats, edition = 'felix', matches, seed }: Hunt) {
    this.kind = { seats, edition };
    this.quarry = playerNamed(against);
    const course = {
      seed,
      seats: [seats],
      matches,
      rate: [0.0005, 0.000_03],
      temperature: [0.008, 0.003],
      trust: 0.9,
      guests: [],
      against: this.quarry,
      edition,
    } as const;
    this.trainer = new FelixTrainer(course, mindFor(seats).weights.all);
  }

  get matches(): number {
    return this.trainer.matches;
  }

  playMatch(): void {
    this.trainer.playMatch();
  }

  async share(matches: number, seed: string): Promise<Share> {
    const { kind, quarry, trainer } = this;
    const deals = Math.ceil(matches / kind.seats);
    const verdict = duel(kind, playerOf(byMind(trainer.steady)), [quarry], deals, seed);
    return { mean: verdict.share, halfWidth: verdict.shareWithin, matches: verdict.matches };
  }

  /** Among equals every seat wins as often as another: that is known without a match. */
  async reference(): Promise<Share> {
    return { mean: 1 / this.kind.seats, halfWidth: 0, matches: 0 };
  }

  milestone(): Milestone {
    return this.trainer.milestone();
  }

  goOnFrom(milestone: Milestone): void {
    this.trainer.goOnFrom(milestone);
  }
}
