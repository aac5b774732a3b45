import type { Refusal } from '@miaou/kit';
import type { Command, PersonId, Table } from '@miaou/table';
import { type Allowance, RateLimits, timesAllowance } from './rateLimit.js';

type Purse = 'changes' | 'orders' | 'proposals';

/** What one person may spend, at all tables together. */
const ALLOWANCES: { readonly [P in Purse]: Allowance } = {
  /** Some twenty entries a minute; a host who seats bots and tries settings spends a third of the burst. */
  changes: { burst: 60, perSecond: 1 / 3 },
  /** A few for each decision of a person who plays by orders. */
  orders: { burst: 30, perSecond: 1 / 2 },
  proposals: { burst: 12, perSecond: 1 / 5 },
};

/** Then a match that runs can be finished, and nothing else is added: a log that grew for ever would fill the disk. */
const MOST_ENTRIES = 20_000;

interface Price {
  readonly purse?: Purse;
  readonly tokens: number;
  /** With how many times the usual number of entries it is still accepted. */
  readonly untilTimes: number;
}

const priceOf = (purse: Purse, tokens: number, untilTimes = 1): Price => ({ purse, tokens, untilTimes });

/** The game bounds the number of its moves. */
const MOVE: Price = { tokens: 0, untilTimes: Number.POSITIVE_INFINITY };

/** Takes back or answers what was paid for, for both: nobody is kept from leaving. */
const PREPAID: Price = MOVE;

/** The price of each command. Chat has a limit of its own. */
const PRICES: { readonly [T in Command['type']]: Price } = {
  configure: priceOf('changes', 1),
  sit: priceOf('changes', 2),
  standUp: PREPAID,
  seatBot: priceOf('changes', 2),
  removeBot: PREPAID,
  sendAway: priceOf('changes', 1),
  vote: priceOf('changes', 1),
  meow: priceOf('changes', 1),
  /** Devices send both by themselves, once for each match that begins. */
  seal: priceOf('changes', 1),
  unseal: PREPAID,
  start: priceOf('changes', 1),
  rematch: priceOf('changes', 1),
  setUp: priceOf('changes', 1),
  /** Only for somebody who was noted as away, which costs a return. */
  standIn: PREPAID,
  move: MOVE,
  roll: MOVE,
  order: priceOf('orders', 1),
  dropOrder: PREPAID,
  ask: priceOf('proposals', 1),
  agree: PREPAID,
  decline: PREPAID,
  resign: PREPAID,
  /** Who is away at a table that has had its entries can still come back to finish the match, but not without end. */
  return: priceOf('changes', 2, 2),
  say: { tokens: 0, untilTimes: 1 },
};

/** What commands cost the person who sends them, and how much one table takes. */
export class CommandPrices {
  readonly #purses: { readonly [P in Purse]: RateLimits };
  readonly #mostEntries: number;

  /** `factor`: how many times the usual allowances. */
  constructor(factor: number) {
    const purse = (allowance: Allowance): RateLimits => new RateLimits(timesAllowance(allowance, factor));
    const { changes, orders, proposals } = ALLOWANCES;
    this.#purses = { changes: purse(changes), orders: purse(orders), proposals: purse(proposals) };
    this.#mostEntries = MOST_ENTRIES * factor;
  }

  /** Pays for a command that is about to make an entry, or says why it is refused. */
  charge(table: Table, person: PersonId, { type }: Command, now: number): Refusal | undefined {
    const { purse, tokens, untilTimes } = PRICES[type];
    if (table.seq >= this.#mostEntries * untilTimes) return { code: 'table-used-up', atMost: this.#mostEntries };
    if (purse === undefined || this.#purses[purse].take(person, now, tokens)) return undefined;
    return { code: 'too-often', seconds: this.#purses[purse].secondsUntil(person, now, tokens) };
  }

  forgetQuiet(now: number): void {
    for (const limits of Object.values(this.#purses)) limits.forgetQuiet(now);
  }
}
