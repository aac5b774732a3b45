import type { ChopTypes, Side } from '@miaou/chop';
import type { Bot } from '../../bot.js';
import { estimateProportion } from '../../confidenceInterval.js';
import type { BestResponse, BestResponseTask, MeasuredShare } from '../../training/bestResponse.js';
import { botPlayer } from '../../training/botPlayer.js';
import type { Checkpoint } from '../../training/selfPlayTrainer.js';
import { evaluatorOf, trainedEvaluator } from '../networkCache.js';
import { ONE_MOVE } from '../rankMoves.js';
import { searchBot } from '../searchBot.js';
import { chopBotNamed, duel } from './duel.js';
import { ChopTrainer } from './trainer.js';

/** One side learns; the other is the bot to beat. */
export class ChopBestResponse implements BestResponse {
  readonly #side: Side;
  readonly #target: Bot<ChopTypes>;
  readonly #seats: number;
  readonly #trainer: ChopTrainer;
  readonly #player: Bot<ChopTypes>;

  constructor({ against, seats, as, matches, seed }: BestResponseTask) {
    this.#side = as === 'mice' ? 'mice' : 'cat';
    this.#seats = seats;
    this.#target = chopBotNamed(against);
    const fixed = { side: this.#side === 'cat' ? 'mice' : 'cat', player: botPlayer('chop', this.#target) } as const;
    const course = { seed, matches, rate: [0.001, 0.0001], lambda: 0.9, exploreEvery: 30, against: fixed } as const;
    this.#trainer = new ChopTrainer(course, trainedEvaluator().network.weights.all);
    const evaluator = evaluatorOf(this.#trainer.averaged);
    this.#player = searchBot(
      'best response',
      { depth: ONE_MOVE, temperature: { cat: 0, mice: 0 }, riskAversion: 0 },
      () => evaluator,
    );
  }

  get matches(): number {
    return this.#trainer.matches;
  }

  playMatch(): void {
    this.#trainer.playMatch();
  }

  share(matches: number, seed: string): Promise<MeasuredShare> {
    this.#trainer.averaged.weightsChanged();
    return this.#shareOf(this.#player, matches, seed);
  }

  reference(matches: number, seed: string): Promise<MeasuredShare> {
    return this.#shareOf(this.#target, matches, seed);
  }

  /** A bot's share of the wins on the side that learns. */
  async #shareOf(bot: Bot<ChopTypes>, matches: number, seed: string): Promise<MeasuredShare> {
    const [cat, mice] = this.#side === 'cat' ? [bot, this.#target] : [this.#target, bot];
    const result = await duel(cat, mice, { seats: this.#seats, matches, seed });
    return { ...estimateProportion(result[this.#side], matches), matches };
  }

  checkpoint(): Checkpoint {
    return this.#trainer.checkpoint();
  }

  restore(checkpoint: Checkpoint): void {
    this.#trainer.restore(checkpoint);
  }
}
