import type { PersonId } from '@miaou/table';
import { type Allowance, RateLimits, timesAllowance } from './rateLimit.js';

/** A person's pages that come back together fit in. Going is paid for by coming. */
const OF_PERSON: Allowance = { burst: 200, perSecond: 5 };

/** For so many moves a history costs one more: the match is played again for it. */
const MOVES_FOR_ONE_MORE = 50;

/** What a person may watch, and how much history they may be told. */
export class WatchLimits {
  readonly #ofPerson: RateLimits;
  readonly #most: number;

  /** `factor`: how many times the usual allowance. */
  constructor(factor: number) {
    const ofPerson = timesAllowance(OF_PERSON, factor);
    this.#ofPerson = new RateLimits(ofPerson);
    this.#most = ofPerson.burst;
  }

  mayWatch(person: PersonId, now: number): boolean {
    return this.#ofPerson.take(person, now);
  }

  /** Beside what the watching cost. However long the match, its history can be had after a while. */
  mayBeTold(person: PersonId, moves: number, now: number): boolean {
    return this.#ofPerson.take(person, now, Math.min(this.#most - 1, Math.floor(moves / MOVES_FOR_ONE_MORE)));
  }

  forgetQuiet(now: number): void {
    this.#ofPerson.forgetQuiet(now);
  }
}
