import type { ChopTypes, Side } from '@miaou/chop';
import type { ChopPosition } from '@miaou/chop/search';
import type { Chance } from '@miaou/kit';
import type { Bot } from '../bot.js';
import { Lookahead } from '../chop/lookahead.js';
import { thinker } from '../chop/thinker.js';
import { trained } from '../chop/weighing.js';
import { type ChopVerdict, chopBotNamed, duelOfChopBots } from './chopDuel.js';
import { ChopTrainer } from './chopTrainer.js';
import type { Hunt, Responder, Share } from './hunt.js';
import type { Milestone } from './milestone.js';

const NORMAL_95 = 1.96;

const decideAs =
  (bot: Bot<ChopTypes>) =>
  (position: ChopPosition, chance: Chance): number => {
    const seat = position.actor;
    const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
    const move = bot.choose({ game: 'chop', seat, view, legalMoves, chance, budget: {} });
    if (move instanceof Promise) throw new Error(`${bot.name} does not answer at once`);
    return position.actionOf(move);
  };

/** By Agresti and Coull, which holds near 0 and 1 too. */
const shareOf = (verdict: ChopVerdict, side: Side): Share => {
  const { matches } = verdict;
  const near = (verdict[side] + 2) / (matches + 4);
  return {
    mean: verdict[side] / matches,
    halfWidth: NORMAL_95 * Math.sqrt((near * (1 - near)) / (matches + 4)),
    matches,
  };
};

/** One side learns, the other is the hunted bot. */
export class ChopResponder implements Responder {
  private readonly side: Side;
  private readonly quarry: Bot<ChopTypes>;
  private readonly seats: number;
  private readonly trainer: ChopTrainer;
  private readonly player: Bot<ChopTypes>;

  constructor({ against, seats, as, matches, seed }: Hunt) {
    this.side = as === 'mice' ? 'mice' : 'cat';
    this.seats = seats;
    this.quarry = chopBotNamed(against);
    const hunted = { side: this.side === 'cat' ? 'mice' : 'cat', decide: decideAs(this.quarry) } as const;
    const course = { seed, matches, rate: [0.001, 0.0001], trust: 0.9, whim: 30, against: hunted } as const;
    this.trainer = new ChopTrainer(course, trained().judge.weights.all);
    const learned = { judge: this.trainer.steady, lookahead: new Lookahead(this.trainer.steady) };
    this.player = thinker('responder', { deep: 0, slips: 0, caution: 0 }, () => learned);
  }

  get matches(): number {
    return this.trainer.matches;
  }

  playMatch(): void {
    this.trainer.playMatch();
  }

  share(matches: number, seed: string): Promise<Share> {
    this.trainer.steady.settle();
    return this.winsOf(this.player, matches, seed);
  }

  reference(matches: number, seed: string): Promise<Share> {
    return this.winsOf(this.quarry, matches, seed);
  }

  /** How often a bot wins on the responder's side. */
  private async winsOf(bot: Bot<ChopTypes>, matches: number, seed: string): Promise<Share> {
    const { quarry, seats, side } = this;
    const [cat, mice] = side === 'cat' ? [bot, quarry] : [quarry, bot];
    return shareOf(await duelOfChopBots(cat, mice, seats, matches, seed), side);
  }

  milestone(): Milestone {
    return this.trainer.milestone();
  }

  goOnFrom(milestone: Milestone): void {
    this.trainer.goOnFrom(milestone);
  }
}
