import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inNextTask } from '../ui/nextTask';
import { pictureClock } from './clock';

/** Draws the page: what waits for its next picture runs, and then the browser's next task. */
let draw: () => Promise<void>;
let waiting: (() => void)[];

beforeEach(() => {
  waiting = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => waiting.push(task));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.splice(frame - 1, 1));
  draw = async () => {
    for (const task of waiting.splice(0)) task();
    // What was asked for before this has run by then.
    await new Promise<void>((resolve) => void inNextTask(() => void inNextTask(resolve)));
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the time of what is shown', () => {
  it('the time of what is shown begins with its picture, however late that comes', async () => {
    const told = vi.fn<() => void>();
    pictureClock.later(600, told);
    vi.advanceTimersByTime(5_000);
    expect(told).not.toHaveBeenCalled();
    await draw();
    vi.advanceTimersByTime(599);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(told).toHaveBeenCalledOnce();
  });

  it('the time of what is shown is stopped before its picture and after', async () => {
    const told = vi.fn<() => void>();
    pictureClock.later(600, told)();
    await draw();
    const stop = pictureClock.later(600, told);
    await draw();
    stop();
    vi.advanceTimersByTime(5_000);
    expect(told).not.toHaveBeenCalled();
  });
});
