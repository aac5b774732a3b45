interface Waiter {
  readonly resolve: (hasSlot: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

/** So many at once. Whoever waits longer than it has patience for gets none. */
export class Slots {
  private readonly waiting: Waiter[] = [];

  constructor(private free: number) {}

  /** True once there is one, false if there was none in time. */
  take(patience: number): Promise<boolean> {
    if (this.free === 0) return new Promise((resolve) => this.wait(resolve, patience));
    this.free -= 1;
    return Promise.resolve(true);
  }

  giveBack(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.free += 1;
    else this.settle(next, true);
  }

  /** Nobody who waits gets one any more. */
  close(): void {
    for (const waiter of this.waiting.splice(0)) this.settle(waiter, false);
  }

  private wait(resolve: Waiter['resolve'], patience: number): void {
    const timer = setTimeout(() => {
      this.waiting.splice(this.waiting.indexOf(waiter), 1);
      resolve(false);
    }, patience);
    timer.unref();
    const waiter: Waiter = { resolve, timer };
    this.waiting.push(waiter);
  }

  private settle({ resolve, timer }: Waiter, hasSlot: boolean): void {
    clearTimeout(timer);
    resolve(hasSlot);
  }
}
