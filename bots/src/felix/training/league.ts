import { type Chance, drawn } from '@miaou/kit';
import { LinearAllocator } from '../../network/linearAllocator.js';
import { noteResult, type SparringPartner, SparringPool } from '../../training/sparringPool.js';
import { type DrawPolicy, drawLikeMinded, drawRulePolicy } from '../families/families.js';
import { GREEDY_PARAMS, HEURISTIC_PARAMS, heuristicBidder } from '../heuristicBidder.js';
import { samplingPolicy } from '../networkPolicy.js';
import { PolicyNetwork } from '../policyNetwork.js';
import { type FelixPlayer, policyPlayer } from './players.js';
import { type FelixCourse, FelixTrainer } from './trainer.js';

/** A course among rule families, past selves and exploiters, which are the league's own. */
export type LeagueCourse = Omit<FelixCourse, 'drawGuests' | 'wonAlone' | 'against'>;

/** An exploiter plays one match for this many of the learner's. */
const MATCHES_FOR_ONE = 5;
/** Matches after which an exploiter has found what there is to find and begins anew from the learner. */
const EXPLOITER_MATCHES = 12_000;
const RETIRED_EXPLOITERS = 3;
/** How many kinds of like-minded players the learner practises among at a time. */
const CIRCLES = 40;
const MEMORY_BYTES = 1 << 18;

const BIDDERS: readonly FelixPlayer[] = [GREEDY_PARAMS, HEURISTIC_PARAMS].map((params) =>
  policyPlayer(heuristicBidder(params)),
);

/**
 * The learner meets rule players with drawn parameters, its past selves, and exploiters: networks that learn nothing but to beat it, and so
 * show it where it can be beaten. The same course gives the same weights.
 */
export class FelixLeague {
  readonly #course: LeagueCourse;
  readonly #learner: FelixTrainer;
  #exploiter: FelixTrainer;
  #exploiters = 0;
  /** What draws players that are like-minded. */
  readonly #circles = new SparringPool(CIRCLES, drawLikeMinded);
  /** The circle at the table that was drawn last, where there is one. */
  #circle: SparringPartner<DrawPolicy> | undefined;
  readonly #retired: readonly PolicyNetwork[];
  readonly #exploiting: readonly FelixPlayer[];

  constructor(course: LeagueCourse, start?: Float32Array) {
    this.#course = course;
    this.#learner = new FelixTrainer(
      { ...course, drawGuests: (chance) => this.#drawGuests(chance), wonAlone: (share) => this.#noteShare(share) },
      start,
    );
    this.#exploiter = this.#newExploiter();
    this.#retired = Array.from(
      { length: RETIRED_EXPLOITERS },
      () => new PolicyNetwork(new LinearAllocator(MEMORY_BYTES)),
    );
    for (const { weights } of this.#retired) weights.all.set(this.averaged.weights.all);
    this.#exploiting = this.#retired.map((network) => policyPlayer(samplingPolicy(network)));
  }

  get matches(): number {
    return this.#learner.matches;
  }

  /** The learner's network on its averaged weights. */
  get averaged(): PolicyNetwork {
    return this.#learner.averaged;
  }

  playMatch(): void {
    this.#learner.playMatch();
    if (this.matches % MATCHES_FOR_ONE !== 0) return;
    this.#exploiter.playMatch();
    if (this.#exploiter.matches === EXPLOITER_MATCHES) this.#retire();
  }

  /** The exploiter takes the place of the one that retired longest ago. */
  #retire(): void {
    this.#retired[this.#exploiters % RETIRED_EXPLOITERS]?.weights.all.set(this.#exploiter.averaged.weights.all);
    this.#exploiters++;
    this.#exploiter = this.#newExploiter();
  }

  #newExploiter(): FelixTrainer {
    const { averaged } = this.#learner;
    const target = policyPlayer(samplingPolicy(averaged));
    return new FelixTrainer(
      {
        ...this.#course,
        seed: `${this.#course.seed} exploiter ${this.#exploiters}`,
        matches: EXPLOITER_MATCHES,
        rate: [0.0005, 0.000_05],
        temperature: [0.008, 0.003],
        against: target,
        drawGuests: () => () => target,
      },
      averaged.weights.all,
    );
  }

  /**
   * At every other table all rule players are like-minded: what is right among misers is wrong among spenders, and where everybody lays bad
   * cards first, mice are better kept for later. Those among whom the learner loses most it meets most.
   */
  #drawGuests(chance: Chance): (chance: Chance) => FelixPlayer {
    this.#circle = chance.below(2) === 0 ? undefined : this.#circles.partner(chance);
    const drawMember = this.#circle?.player;
    if (drawMember === undefined) return (luck) => this.#drawGuest(luck);
    return (luck) => policyPlayer(drawMember(luck));
  }

  #noteShare(share: number): void {
    if (this.#circle !== undefined) noteResult(this.#circle, share);
  }

  /** One guest in five is an exploiter, one is a bidder of the kind that the characters are, the others are drawn. */
  #drawGuest(chance: Chance): FelixPlayer {
    const kind = chance.below(5);
    if (kind === 0) return drawn(this.#exploiting, chance);
    return kind === 1 ? drawn(BIDDERS, chance) : policyPlayer(drawRulePolicy(chance));
  }
}
