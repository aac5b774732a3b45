/** So many at once, and so many a second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** The same allowance, so many times over. */
export const timesAllowance = ({ burst, perSecond }: Allowance, factor: number): Allowance => ({
  burst: burst * factor,
  perSecond: perSecond * factor,
});

/** A bucket of tokens that fills again with time. */
export class RateLimit {
  private tokens: number;
  private filledAt: number;

  constructor(
    private readonly allowance: Allowance,
    now: number,
  ) {
    this.tokens = allowance.burst;
    this.filledAt = now;
  }

  /** Takes one token if there is one. */
  take(now: number): boolean {
    const { burst, perSecond } = this.allowance;
    this.tokens = Math.min(burst, this.tokens + ((now - this.filledAt) * perSecond) / 1000);
    this.filledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }

  isFull(now: number): boolean {
    return this.tokens + ((now - this.filledAt) * this.allowance.perSecond) / 1000 >= this.allowance.burst;
  }
}

/** One limit for each key (a person, an address). Keys that have been quiet are forgotten. */
export class RateLimits {
  private readonly limits = new Map<string, RateLimit>();

  constructor(private readonly allowance: Allowance) {}

  take(key: string, now: number): boolean {
    let limit = this.limits.get(key);
    if (limit === undefined) {
      limit = new RateLimit(this.allowance, now);
      this.limits.set(key, limit);
    }
    return limit.take(now);
  }

  forgetQuiet(now: number): void {
    for (const [key, limit] of this.limits) if (limit.isFull(now)) this.limits.delete(key);
  }
}
