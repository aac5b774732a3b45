import type { Clock } from '../clock';

interface Task {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that goes only when a test turns it. */
export class HandClock implements Clock {
  #now = 1_893_456_000_000;
  #tasks: Task[] = [];

  now(): number {
    return this.#now;
  }

  later(milliseconds: number, run: () => void): () => void {
    const task: Task = { at: this.#now + milliseconds, run };
    this.#tasks.push(task);
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== task);
    };
  }

  /** True if something waits for its time. */
  get isWaitedFor(): boolean {
    return this.#tasks.length > 0;
  }

  advance(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (let next = this.#due(until); next !== undefined; next = this.#due(until)) {
      this.#now = Math.max(this.#now, next.at);
      this.#tasks = this.#tasks.filter((task) => task !== next);
      next.run();
    }
    this.#now = until;
  }

  #due(until: number): Task | undefined {
    return this.#tasks.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
  }
}
