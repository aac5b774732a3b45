import { describe, expect, it } from 'vitest';
import { WorkSlices } from './workSlices.js';

/** Work of one millisecond a step, by a clock that only work moves on. */
class Bench {
  now = 0;
  readonly turns: (() => void)[] = [];
  readonly slices = new WorkSlices(
    () => this.now,
    (run) => void this.turns.push(run),
  );
  readonly done: string[] = [];

  async work(name: string, steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      this.now += 1;
      this.done.push(name);
      await this.slices.giveWay();
    }
  }

  /** What is done in the next turn. */
  async turn(): Promise<string> {
    this.done.splice(0);
    for (const run of this.turns.splice(0)) run();
    // All that the slice allows is done in promises.
    await new Promise(setImmediate);
    return this.done.join('');
  }
}

describe('slices of work', () => {
  it('long work does five milliseconds in a turn', async () => {
    const bench = new Bench();
    void bench.work('a', 13);
    expect([await bench.turn(), await bench.turn(), await bench.turn(), await bench.turn()]).toEqual([
      'aaaaa',
      'aaaaa',
      'aa',
      '',
    ]);
  });

  it('of several that do long work one gets a slice in each turn, in order', async () => {
    const bench = new Bench();
    const working = ['a', 'b', 'c'].map((name) => bench.work(name, 7));
    const turns: string[] = [];
    for (let turn = 0; turn < 6; turn++) turns.push(await bench.turn());
    expect(turns).toEqual(['aaaaa', 'bbbbb', 'ccccc', 'a', 'b', 'c']);
    await Promise.all(working);
  });

  it('short work goes on at once', () => {
    const bench = new Bench();
    void bench.work('a', 1);
    for (const run of bench.turns.splice(0)) run();
    bench.now += 4;
    expect(bench.slices.giveWay()).toBeUndefined();
    bench.now += 1;
    expect(bench.slices.giveWay()).toBeInstanceOf(Promise);
  });
});
