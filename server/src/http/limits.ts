import { type Allowance, RateLimits, timesAllowance } from '../live/rateLimit.js';

/** A page load is a handful of requests; a class behind one address fits in. */
const REQUESTS_PER_ADDRESS: Allowance = { burst: 200, perSecond: 50 };
const REQUESTS_PER_PERSON: Allowance = { burst: 100, perSecond: 20 };
/** Each is kept for a year. */
const GUESTS_PER_ADDRESS: Allowance = { burst: 60, perSecond: 0.5 };
const TABLES_PER_PERSON: Allowance = { burst: 20, perSecond: 0.1 };
/** Every running table of the person hears of it. */
const RENAMES_PER_PERSON: Allowance = { burst: 10, perSecond: 0.1 };
/** Tokens and codes that one person is given. */
const KEYS_PER_PERSON: Allowance = { burst: 10, perSecond: 0.02 };
/** A page may say so again whenever it is opened. */
const PUSHES_PER_PERSON: Allowance = { burst: 20, perSecond: 0.1 };
/** Codes are short, so guessing is rationed. */
const TRIES_PER_ADDRESS: Allowance = { burst: 10, perSecond: 0.1 };

/** How often somebody may ask for something, each thing counted on its own. */
export class HttpLimits {
  readonly requestsOfAddress: RateLimits;
  readonly requestsOfPerson: RateLimits;
  readonly guests: RateLimits;
  readonly tables: RateLimits;
  readonly renames: RateLimits;
  readonly keys: RateLimits;
  readonly pushes: RateLimits;
  readonly tries: RateLimits;

  /** `factor`: how many times the usual allowance of everything but guesses. */
  constructor(factor: number) {
    const raised = (allowance: Allowance): RateLimits => new RateLimits(timesAllowance(allowance, factor));
    this.requestsOfAddress = raised(REQUESTS_PER_ADDRESS);
    this.requestsOfPerson = raised(REQUESTS_PER_PERSON);
    this.guests = raised(GUESTS_PER_ADDRESS);
    this.tables = raised(TABLES_PER_PERSON);
    this.renames = raised(RENAMES_PER_PERSON);
    this.keys = raised(KEYS_PER_PERSON);
    this.pushes = raised(PUSHES_PER_PERSON);
    this.tries = new RateLimits(TRIES_PER_ADDRESS);
  }

  /** To be called now and then, or the memory fills with everybody who ever came by. */
  forgetQuiet(now: number): void {
    const { requestsOfAddress, requestsOfPerson, guests, tables, renames, keys, pushes, tries } = this;
    const all = [requestsOfAddress, requestsOfPerson, guests, tables, renames, keys, pushes, tries];
    for (const limits of all) limits.forgetQuiet(now);
  }
}

/** How many somebody may have at the same time. */
export class Places {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  take(key: string): boolean {
    const taken = this.taken.get(key) ?? 0;
    if (taken >= this.most) return false;
    this.taken.set(key, taken + 1);
    return true;
  }

  giveBack(key: string): void {
    const left = (this.taken.get(key) ?? 0) - 1;
    if (left > 0) this.taken.set(key, left);
    else this.taken.delete(key);
  }
}
