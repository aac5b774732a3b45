import { describe, expect, it } from 'vitest';
import { ServerClock, TICK_EVERY } from './serverClock.js';

const BEGIN = 1_000_000_000;
const STEPS = [1_500, 60_000, 3_600_000];

/** A clock whose machine is moved by hand. */
class Bench {
  wall = BEGIN;
  elapsed = 50;
  readonly clock = new ServerClock({ wall: () => this.wall, elapsed: () => this.elapsed });

  /** Time passes while the process is stopped, or between two ticks. */
  pass(milliseconds: number): void {
    this.wall += milliseconds;
    this.elapsed += milliseconds;
  }

  /** Answers how often it has slept. */
  run(ticks: number): number {
    for (let tick = 0; tick < ticks; tick++) {
      this.pass(TICK_EVERY);
      this.clock.tick();
    }
    return this.clock.tick();
  }
}

describe('the clock of a server', () => {
  it('a server that is awake has slept nothing', () => {
    const bench = new Bench();
    expect(bench.run(100)).toBe(0);
    expect(bench.clock.now()).toBe(BEGIN + 100_000);
    expect(bench.clock.sleepsSince(0)).toEqual([]);
  });

  it('the time is in whole milliseconds, whatever the clocks of the machine give', async () => {
    const bench = new Bench();
    await bench.clock.follow(() => Promise.resolve(BEGIN + 0.5));
    bench.pass(0.3);
    expect(bench.clock.now()).toBe(BEGIN);
    bench.pass(0.3);
    expect(bench.clock.now()).toBe(BEGIN + 1);
  });

  it.each(STEPS)('a clock that is set back by %i ms goes on at its pace', (step) => {
    const bench = new Bench();
    bench.run(3);
    bench.wall -= step;
    expect(bench.clock.now()).toBe(BEGIN + 3_000);
    expect(bench.run(3)).toBe(0);
    expect(bench.clock.now()).toBe(BEGIN + 6_000);
  });

  it.each(STEPS)('a clock that is set forward by %i ms is followed, and the time is remembered as slept', (step) => {
    const bench = new Bench();
    bench.run(3);
    bench.wall += step;
    expect(bench.run(1)).toBe(1);
    expect(bench.clock.now()).toBe(BEGIN + 4_000 + step);
    expect(bench.clock.sleepsSince(0)).toEqual([{ from: BEGIN + 3_000, to: BEGIN + 4_000 + step }]);
    expect(bench.run(3)).toBe(1);
  });

  it('a process that was stopped knows it before its next tick', () => {
    const bench = new Bench();
    bench.run(3);
    bench.pass(20_000);
    expect(bench.clock.sleepsSince(BEGIN + 3_000)).toEqual([{ from: BEGIN + 3_000, to: BEGIN + 23_000 }]);
    expect(bench.clock.tick()).toBe(1);
    expect(bench.clock.sleepsSince(BEGIN + 23_000)).toEqual([]);
  });

  it('a server that was down has slept from the last note to its start', () => {
    const bench = new Bench();
    bench.clock.resume({ aliveAt: BEGIN - 60_000, sleeps: [{ from: 1, to: 2 }] });
    const sleeps = [
      { from: 1, to: 2 },
      { from: BEGIN - 60_000, to: BEGIN },
    ];
    expect(bench.clock.sleepsSince(0)).toEqual(sleeps);
    expect(bench.clock.record()).toEqual({ aliveAt: BEGIN, sleeps });
  });

  it('a server that was restarted at once has slept nothing', () => {
    const bench = new Bench();
    bench.clock.resume({ aliveAt: BEGIN - 1_000, sleeps: [] });
    expect(bench.clock.sleepsSince(0)).toEqual([]);
  });

  it('time does not go back over a restart, unless the note was far in the future', () => {
    const back = new Bench();
    back.clock.resume({ aliveAt: BEGIN + 3_600_000, sleeps: [] });
    expect(back.clock.now()).toBe(BEGIN + 3_600_000);
    const wrong = new Bench();
    wrong.clock.resume({ aliveAt: BEGIN * 2, sleeps: [] });
    expect(wrong.clock.now()).toBe(BEGIN);
  });

  it('nodes that follow one clock agree, however their own are set', async () => {
    const [one, two] = [new Bench(), new Bench()];
    two.wall += 3_600_000;
    for (const { clock } of [one, two]) await clock.follow(() => Promise.resolve(BEGIN + 1_000));
    expect([one, two].map(({ clock }) => clock.now())).toEqual([BEGIN + 1_000, BEGIN + 1_000]);
    expect([one, two].map(({ clock }) => clock.tick())).toEqual([0, 0]);
  });
});
