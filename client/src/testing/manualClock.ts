import type { Clock } from '../clock.js';

interface Task {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that advances only when a test says so. */
export class ManualClock implements Clock {
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

  /** True if a task is scheduled. */
  get hasTasks(): boolean {
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
