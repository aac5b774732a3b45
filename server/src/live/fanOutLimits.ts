import type { TableId } from '@miaou/table';
import { type Allowance, RateLimit, RateLimits, timesAllowance } from './rateLimit.js';

/** In frames: as many a second as presence has. Nobody can tell a hundred claps apart, and everybody else waits while they are sent. */
const OF_TABLE: Allowance = { burst: 5_000, perSecond: 1_000 };

/** A few hundredths of a second of work. */
const OF_ALL: Allowance = { burst: 20_000, perSecond: 20_000 };

/** Limits what is shown for a moment to all who follow a table, by how many there are. What goes beyond is dropped. */
export class FanOutLimits {
  readonly #ofTable: RateLimits;
  readonly #ofAll: RateLimit;
  readonly #most: number;

  /** `factor`: how many times the usual allowance. */
  constructor(factor: number) {
    const ofTable = timesAllowance(OF_TABLE, factor);
    this.#ofTable = new RateLimits(ofTable);
    this.#ofAll = new RateLimit(timesAllowance(OF_ALL, factor), 0);
    this.#most = ofTable.burst;
  }

  /** However many follow, one is sent when none was for long. */
  maySend(table: TableId, followers: number, now: number): boolean {
    const frames = Math.min(followers, this.#most);
    return this.#ofTable.take(table, now, frames) && this.#ofAll.take(now, frames);
  }

  forgetQuiet(now: number): void {
    this.#ofTable.forgetQuiet(now);
  }
}
