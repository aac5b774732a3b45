import { type Allowance, RateLimits, timesAllowance } from '../live/rateLimit.js';

/** Of any kind, files too: a class behind one address that opens the page for the first time fits in. */
const ANYTHING_PER_ADDRESS: Allowance = { burst: 10_000, perSecond: 300 };
/** A page load is a handful of requests; a class behind one address fits in. */
const REQUESTS_PER_ADDRESS: Allowance = { burst: 200, perSecond: 50 };
const REQUESTS_PER_PERSON: Allowance = { burst: 100, perSecond: 20 };
/** Each is kept for a year. */
const GUESTS_PER_ADDRESS: Allowance = { burst: 60, perSecond: 0.5 };
const TABLES_PER_PERSON: Allowance = { burst: 20, perSecond: 0.1 };
/** Guests are easily made: by their number alone an address could open tables without end. */
const TABLES_PER_ADDRESS: Allowance = { burst: 200, perSecond: 1 / 30 };
/** Tables of one person that are not over. */
const OPEN_TABLES_PER_PERSON = 50;
/** A long match is megabytes. */
const RECORDS_PER_PERSON: Allowance = { burst: 30, perSecond: 0.5 };
const RENAMES_PER_PERSON: Allowance = { burst: 10, perSecond: 0.1 };
/** At so many tables a new name costs one more. */
const TABLES_FOR_ONE_MORE = 10;
/** Tokens and codes that one person is given. */
const KEYS_PER_PERSON: Allowance = { burst: 10, perSecond: 0.02 };
/** New secrets for the cookies of one person, which are due once a day for each browser. */
const REPLACEMENTS_PER_PERSON: Allowance = { burst: 10, perSecond: 1 / 3600 };
/** A page may say so again whenever it is opened. */
const PUSHES_PER_PERSON: Allowance = { burst: 20, perSecond: 0.1 };
/** Each is read by the operator. */
const REPORTS_PER_PERSON: Allowance = { burst: 5, perSecond: 1 / 600 };
/** Reads all that a person wrote. */
const EXPORTS_PER_PERSON: Allowance = { burst: 5, perSecond: 1 / 600 };
/** Codes are short, so guessing is rationed. */
const TRIES_PER_ADDRESS: Allowance = { burst: 10, perSecond: 0.1 };

/** Tabs and devices of one person; a program needs one socket for all its tables. */
export const SOCKETS_PER_PERSON = 50;
export const SOCKETS_PER_ADDRESS = 1_000;
/** Upgraded to sockets or not: more than those, for requests beside them. */
export const CONNECTIONS_PER_ADDRESS = 1_500;

/** What a new name costs: it appends an entry to every running table of the person. Never so much that it could not be paid. */
export const priceOfName = (runningTables: number): number =>
  Math.min(RENAMES_PER_PERSON.burst, 1 + Math.floor(runningTables / TABLES_FOR_ONE_MORE));

/** Rate limits of HTTP requests, one for each kind. */
export class HttpLimits {
  readonly anythingOfAddress: RateLimits;
  readonly requestsOfAddress: RateLimits;
  readonly requestsOfPerson: RateLimits;
  readonly guests: RateLimits;
  readonly tables: RateLimits;
  readonly tablesOfAddress: RateLimits;
  readonly mostOpenTables: number;
  readonly records: RateLimits;
  readonly renames: RateLimits;
  readonly keys: RateLimits;
  readonly replacements: RateLimits;
  readonly pushes: RateLimits;
  readonly reports: RateLimits;
  readonly exports: RateLimits;
  readonly tries: RateLimits;

  /** `factor`: how many times the usual allowance of everything but guesses. */
  constructor(factor: number) {
    const raised = (allowance: Allowance): RateLimits => new RateLimits(timesAllowance(allowance, factor));
    this.anythingOfAddress = raised(ANYTHING_PER_ADDRESS);
    this.requestsOfAddress = raised(REQUESTS_PER_ADDRESS);
    this.requestsOfPerson = raised(REQUESTS_PER_PERSON);
    this.guests = raised(GUESTS_PER_ADDRESS);
    this.tables = raised(TABLES_PER_PERSON);
    this.tablesOfAddress = raised(TABLES_PER_ADDRESS);
    this.mostOpenTables = OPEN_TABLES_PER_PERSON * factor;
    this.records = raised(RECORDS_PER_PERSON);
    this.renames = raised(RENAMES_PER_PERSON);
    this.keys = raised(KEYS_PER_PERSON);
    this.replacements = raised(REPLACEMENTS_PER_PERSON);
    this.pushes = raised(PUSHES_PER_PERSON);
    this.reports = raised(REPORTS_PER_PERSON);
    this.exports = raised(EXPORTS_PER_PERSON);
    this.tries = new RateLimits(TRIES_PER_ADDRESS);
  }

  /** To be called regularly: otherwise the limits of every past visitor stay in memory. */
  forgetQuiet(now: number): void {
    for (const limits of Object.values(this)) if (limits instanceof RateLimits) limits.forgetQuiet(now);
  }
}

/** Bounds how many sockets one key (a person, an address) may have at the same time. */
export class ConcurrencyLimit {
  readonly #taken = new Map<string, number>();

  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  take(key: string): boolean {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.#most) return false;
    this.#taken.set(key, taken + 1);
    return true;
  }

  giveBack(key: string): void {
    const left = (this.#taken.get(key) ?? 0) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}
