/** The newest updates of one audience, for clients that were away for a moment. */
export class Ring {
  private readonly bodies: string[] = [];
  private first = 1;

  constructor(private readonly size: number) {}

  push(n: number, body: string): void {
    if (n !== this.first + this.bodies.length) this.restart(n);
    this.bodies.push(body);
    if (this.bodies.length <= this.size) return;
    this.bodies.shift();
    this.first += 1;
  }

  /** Everything after `since`, or nothing if some of it is gone: then only a snapshot helps. */
  after(since: number, head: number): { readonly n: number; readonly body: string }[] | undefined {
    if (since === head) return [];
    if (since > head || since + 1 < this.first || head !== this.first + this.bodies.length - 1) return undefined;
    return this.bodies.slice(since + 1 - this.first).map((body, index) => ({ n: since + 1 + index, body }));
  }

  private restart(n: number): void {
    this.bodies.length = 0;
    this.first = n;
  }
}
