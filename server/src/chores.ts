import type { Log } from './log.js';

/** Something to be seen to again and again. */
export interface Chore {
  readonly name: string;
  readonly everyMilliseconds: number;
  readonly run: () => void | Promise<void>;
}

/** Owns the server's timers. A chore that takes longer than its interval is not begun a second time meanwhile. */
export class Chores {
  private readonly timers: NodeJS.Timeout[];
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    chores: readonly Chore[],
    private readonly log: Log,
  ) {
    this.timers = chores.map((chore) => setInterval(() => this.begin(chore), chore.everyMilliseconds).unref());
  }

  /** Begins no more, and waits for what is under way. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.underWay.values());
  }

  private begin(chore: Chore): void {
    if (this.underWay.has(chore.name)) return;
    this.underWay.set(
      chore.name,
      this.do(chore).finally(() => this.underWay.delete(chore.name)),
    );
  }

  private async do({ name, run }: Chore): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.log.error('a chore failed', { chore: name }, error);
    }
  }
}
