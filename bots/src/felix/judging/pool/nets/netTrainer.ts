import { type FelixMove, felix } from '@miaou/felix';
import { type FelixPosition, makeSetup, startPosition } from '@miaou/felix/search';
import { at, type Chance, drawn } from '@miaou/kit';
import type { Bot } from '../../../../bot.js';
import {
  between,
  type SelfPlayGame,
  SelfPlayTrainer,
  type StreamOutcome,
} from '../../../../training/selfPlayTrainer.js';
import { anyMember, ruleJudge } from '../ruleJudge.js';
import { tableFacts } from '../tableFacts.js';
import { NetPlayer, shapeOf } from './netPlayer.js';
import type { NetPlan } from './plans.js';

/** Points that count as a lead of 1. */
const LEAD = 40;
const TEMPERATURES = [0.02, 0.003] as const;
/** More matches of four than of three or five. */
const SEATS = [3, 4, 4, 5];

interface Match {
  readonly position: FelixPosition;
  /** By seat; undefined for a learner. */
  readonly guests: readonly (Bot | undefined)[];
}

class NetSelfPlay implements SelfPlayGame<Match> {
  readonly #plan: NetPlan;
  readonly #trainer: SelfPlayTrainer<Match>;
  readonly #learner: NetPlayer;

  constructor(plan: NetPlan, trainer: SelfPlayTrainer<Match>) {
    this.#plan = plan;
    this.#trainer = trainer;
    this.#learner = new NetPlayer(trainer.allocator, trainer.weights, plan);
  }

  start(chance: Chance): Match {
    const seats = drawn(SEATS, chance);
    const options = felix.parseOptions({ seats, edition: drawn(['felix', 'filou'], chance) });
    if (!options.ok) throw new Error(options.error.code);
    const learning = chance.below(seats);
    const hasGuests = this.#plan.table === 'families' && chance.below(3) > 0;
    const guests = Array.from({ length: seats }, (_, seat) =>
      hasGuests && seat !== learning && chance.below(3) > 0 ? (ruleJudge('', anyMember(chance)) as Bot) : undefined,
    );
    return { position: startPosition(makeSetup(options.value, felix.deal(options.value, chance))), guests };
  }

  isOver({ position }: Match): boolean {
    return position.phase === 'over';
  }

  step({ position, guests }: Match, chance: Chance): void {
    const guest = at(guests, position.actor);
    const move = guest === undefined ? this.#learn(position, chance) : askGuest(guest, position, chance);
    position.act(position.actionOf(move));
  }

  #learn(position: FelixPosition, chance: Chance): FelixMove {
    const seat = position.actor;
    const facts = tableFacts(position.view(seat), seat);
    const move = this.#learner.choose(facts, chance, between(TEMPERATURES, this.#trainer.progress));
    this.#trainer.record(this.#learner.network, seat, this.#learner.network.margin);
    return move;
  }

  outcomesOf({ position }: Match): readonly StreamOutcome[] {
    const { seats, winners } = position.outcome() ?? { seats: [], winners: [] };
    return seats.map(({ total }, seat) => ({
      won: winners.some((winner) => winner === seat) ? 1 / winners.length : 0,
      margin: (total - Math.max(...seats.filter((_, other) => other !== seat).map((other) => other.total))) / LEAD,
    }));
  }
}

const askGuest = (guest: Bot, position: FelixPosition, chance: Chance): FelixMove => {
  const seat = position.actor;
  const legalMoves = position.legalMoves(seat);
  return guest.choose({ game: felix.id, seat, view: position.view(seat), legalMoves, chance, budget: {} }) as FelixMove;
};

/** A course of training for a judge's network: the same plan, seed and length give the same weights. */
export const startNetTrainer = (plan: NetPlan, seed: string, matches: number): SelfPlayTrainer<Match> =>
  new SelfPlayTrainer<Match>(
    { seed, matches, rate: [0.002, 0.0001], lambda: 0.85 },
    {
      shape: shapeOf(plan),
      memoryBytes: 1 << 22,
      samplesPerStep: 384,
      maxSamples: 1024,
      maxInputs: 140,
      averagingRate: 0.002,
    },
    (trainer) => new NetSelfPlay(plan, trainer),
  );
