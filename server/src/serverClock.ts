import type { Sleep } from '@miaou/table';

/** How often the clock must be looked at for the server to know that it is awake. */
export const TICK_EVERY = 1_000;

/** Who was not looked at for longer than this has slept: a tick may be late on a busy machine. */
const AWAKE_WITHIN = 2_000;

/** As many as any running clock may still be owed. */
const MOST_SLEEPS = 100;

/** A note of the last time that is further ahead than this was made by a clock that was wrong. */
const FARTHEST_AHEAD = 24 * 60 * 60 * 1000;

/** What outlives the process: when it was last awake, and when it was not. */
export interface ClockRecord {
  readonly aliveAt: number;
  readonly sleeps: readonly Sleep[];
}

export interface ClockSources {
  /** The machine's clock, which may be set forward and back: milliseconds since 1970. */
  readonly wall: () => number;
  /** Milliseconds since some moment, never set back. */
  readonly elapsed: () => number;
  /** Infinity for a server that never sleeps, as tests that move the clock need it. */
  readonly awakeWithin?: number | undefined;
}

/**
 * The time that people are told and by which deadlines are judged. It never goes back: when the machine's clock is set back, it goes on
 * at its pace. Where it jumps forward, by a clock that was set, a process that was stopped or a server that was down, it remembers
 * over what, so that the time can be given back to those who could not use it.
 */
export class ServerClock {
  readonly #sources: ClockSources;
  readonly #awakeWithin: number;
  #sleeps: Sleep[] = [];
  #count = 0;
  /** What is added to the machine's clock: the difference to a clock that is shared with other nodes. */
  #offset = 0;
  #isFollowing = false;
  #now: number;
  #elapsed: number;
  #seenAt: number;

  constructor(sources: ClockSources) {
    this.#sources = sources;
    this.#awakeWithin = sources.awakeWithin ?? AWAKE_WITHIN;
    this.#now = sources.wall();
    this.#elapsed = sources.elapsed();
    this.#seenAt = this.#now;
  }

  /** Whole milliseconds: columns of databases take nothing else. */
  now(): number {
    const elapsed = this.#sources.elapsed();
    this.#now = Math.max(this.#sources.wall() + this.#offset, this.#now + (elapsed - this.#elapsed));
    this.#elapsed = elapsed;
    return Math.floor(this.#now);
  }

  /** To be called at every tick. Answers how often the server has slept: if that has changed, others must be told. */
  tick(): number {
    const now = this.now();
    if (now - this.#seenAt > this.#awakeWithin) this.#remember({ from: this.#seenAt, to: now });
    this.#seenAt = now;
    return this.#count;
  }

  sleepsSince(at: number): readonly Sleep[] {
    this.tick();
    return this.#sleeps.filter(({ to }) => to > at);
  }

  /** Goes on from what an earlier process noted: its time was the latest that people were told. */
  resume({ aliveAt, sleeps }: ClockRecord): void {
    const now = this.now();
    this.#sleeps = [...sleeps];
    if (aliveAt > now && aliveAt - now < FARTHEST_AHEAD) this.#now = aliveAt;
    else if (now - aliveAt > this.#awakeWithin) this.#remember({ from: aliveAt, to: now });
    this.#seenAt = this.#now;
  }

  record(): ClockRecord {
    return { aliveAt: this.now(), sleeps: this.#sleeps };
  }

  /** Follows a clock that other nodes follow, too; it is read in the middle of the call. Only the first time may go back by it. */
  async follow(read: () => Promise<number>): Promise<void> {
    const before = this.#sources.wall();
    const shared = await read();
    this.#offset = shared - (before + this.#sources.wall()) / 2;
    if (!this.#isFollowing) this.#now = this.#sources.wall() + this.#offset;
    if (!this.#isFollowing) this.#seenAt = this.now();
    this.#isFollowing = true;
  }

  #remember(sleep: Sleep): void {
    this.#sleeps = [...this.#sleeps, sleep].slice(-MOST_SLEEPS);
    this.#count += 1;
  }
}
