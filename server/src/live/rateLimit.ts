/** A token bucket: its size, and how fast it fills. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** An allowance multiplied by a factor. */
export const timesAllowance = ({ burst, perSecond }: Allowance, factor: number): Allowance => ({
  burst: burst * factor,
  perSecond: perSecond * factor,
});

/** Thirds of a second do not add up to a whole one. */
const ROUNDING = 1e-9;

/** One token bucket. */
export class RateLimit {
  #tokens: number;
  #filledAt: number;

  readonly #allowance: Allowance;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#tokens = allowance.burst;
    this.#filledAt = now;
  }

  /** Takes as many tokens if there are so many, else none. */
  take(now: number, tokens = 1): boolean {
    const { burst, perSecond } = this.#allowance;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filledAt) * perSecond) / 1000);
    this.#filledAt = now;
    if (this.#tokens < tokens - ROUNDING) return false;
    this.#tokens -= tokens;
    return true;
  }

  /** Whole seconds until so many tokens are there. */
  secondsUntil(now: number, tokens: number): number {
    const { perSecond } = this.#allowance;
    const missing = tokens - this.#tokens - ((now - this.#filledAt) * perSecond) / 1000;
    return Math.max(0, Math.ceil(missing / perSecond - ROUNDING));
  }

  isFull(now: number): boolean {
    return this.#tokens + ((now - this.#filledAt) * this.#allowance.perSecond) / 1000 >= this.#allowance.burst;
  }
}

/** One limit for each key (a person, an address). Keys that have been quiet are forgotten. */
export class RateLimits {
  readonly #limits = new Map<string, RateLimit>();

  readonly #allowance: Allowance;

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  take(key: string, now: number, tokens = 1): boolean {
    return this.#limitOf(key, now).take(now, tokens);
  }

  /** How long to wait before so much may be taken again, in whole seconds. */
  secondsUntil(key: string, now: number, tokens = 1): number {
    return this.#limitOf(key, now).secondsUntil(now, tokens);
  }

  #limitOf(key: string, now: number): RateLimit {
    const known = this.#limits.get(key);
    if (known !== undefined) return known;
    const limit = new RateLimit(this.#allowance, now);
    this.#limits.set(key, limit);
    return limit;
  }

  forgetQuiet(now: number): void {
    for (const [key, limit] of this.#limits) if (limit.isFull(now)) this.#limits.delete(key);
  }
}
