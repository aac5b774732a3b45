/** Upper bounds in seconds: from a move on an idle machine to one that everybody notices. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const BOUNDS_IN_MILLISECONDS: readonly number[] = BOUNDS.map((bound) => bound * 1000);

/** Names and values are our own words: letters, digits, and what stands in addresses. */
const textOf = (labels: readonly string[]): string => (labels.length === 0 ? '' : `{${labels.join(',')}}`);

/** How often something took how long. Plain numbers, because it is fed with every move; they are written out only when asked for. */
export class Histogram {
  readonly #counts: number[] = Array.from({ length: BOUNDS.length + 1 }, () => 0);
  #milliseconds = 0;

  observe(milliseconds: number): void {
    let place = 0;
    while (place < BOUNDS.length && milliseconds > (BOUNDS_IN_MILLISECONDS[place] ?? 0)) place += 1;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    this.#milliseconds += milliseconds;
  }

  /** As Prometheus reads it: each bucket holds all that took no longer than its bound. */
  lines(name: string, labels: readonly string[] = []): string[] {
    let count = 0;
    const buckets = this.#counts.map((own, place) => {
      count += own;
      return `${name}_bucket${textOf([...labels, `le="${BOUNDS[place] ?? '+Inf'}"`])} ${count}`;
    });
    const place = textOf(labels);
    return [...buckets, `${name}_sum${place} ${this.#milliseconds / 1000}`, `${name}_count${place} ${count}`];
  }
}
