import { felix } from '@miaou/felix';
import type { BestResponse, BestResponseTask, MeasuredShare } from '../../training/bestResponse.js';
import type { Checkpoint } from '../../training/selfPlayTrainer.js';
import { networkFor } from '../networkCache.js';
import { argmaxPolicy } from '../networkPolicy.js';
import { duel } from './duel.js';
import type { MatchOptions } from './match.js';
import { type FelixPlayer, playerNamed, policyPlayer } from './players.js';
import { FelixTrainer } from './trainer.js';

const optionsOf = ({ seats, edition }: BestResponseTask): MatchOptions => {
  const options = felix.parseOptions({ seats, ...(edition === undefined ? {} : { edition }) });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
};

/** One seat learns; all others hold copies of the bot to beat. */
export class FelixBestResponse implements BestResponse {
  readonly #options: MatchOptions;
  readonly #target: FelixPlayer;
  readonly #trainer: FelixTrainer;

  constructor(task: BestResponseTask) {
    const { seats, edition } = optionsOf(task);
    this.#options = { seats, edition };
    this.#target = playerNamed(task.against);
    const course = {
      seed: task.seed,
      seats: [seats],
      matches: task.matches,
      rate: [0.0005, 0.000_03],
      temperature: [0.008, 0.003],
      lambda: 0.9,
      drawGuests: () => () => this.#target,
      freezeEvery: Number.POSITIVE_INFINITY,
      against: this.#target,
      edition,
    } as const;
    this.#trainer = new FelixTrainer(course, networkFor(seats).weights.all);
  }

  get matches(): number {
    return this.#trainer.matches;
  }

  playMatch(): void {
    this.#trainer.playMatch();
  }

  async share(matches: number, seed: string): Promise<MeasuredShare> {
    const player = policyPlayer(argmaxPolicy(this.#trainer.averaged));
    const deals = Math.ceil(matches / this.#options.seats);
    const result = duel(this.#options, player, [this.#target], { deals, seed });
    return { ...result.share, matches: result.matches };
  }

  /** Among equal players every seat wins equally often: no match is needed. */
  async reference(): Promise<MeasuredShare> {
    const mean = 1 / this.#options.seats;
    return { mean, low: mean, high: mean, halfWidth: 0, matches: 0 };
  }

  checkpoint(): Checkpoint {
    return this.#trainer.checkpoint();
  }

  restore(checkpoint: Checkpoint): void {
    this.#trainer.restore(checkpoint);
  }
}
