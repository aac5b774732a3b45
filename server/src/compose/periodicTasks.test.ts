import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLog } from '../log.js';
import { type PeriodicTask, PeriodicTasks } from './periodicTasks.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lines: string[] = [];
const log = openLog('error', (line) => void lines.push(line));

const every = (everyMilliseconds: number, run: PeriodicTask['run']): PeriodicTask => ({
  name: 'sweep',
  everyMilliseconds,
  run,
});

describe('periodic tasks', () => {
  it('a periodic task is repeated until it is stopped', async () => {
    let done = 0;
    const tasks = new PeriodicTasks([every(100, () => void done++)], log);
    await vi.advanceTimersByTimeAsync(350);
    expect(done).toBe(3);
    await tasks.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toBe(3);
  });

  it('a periodic task is not started again while it runs, and stopping waits for it', async () => {
    const finish: (() => void)[] = [];
    const tasks = new PeriodicTasks([every(100, () => new Promise((resolve) => finish.push(resolve)))], log);
    await vi.advanceTimersByTimeAsync(1000);
    expect(finish).toHaveLength(1);
    let isStopped = false;
    const stop = async (): Promise<void> => {
      await tasks.stop();
      isStopped = true;
    };
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(isStopped).toBe(false);
    finish[0]?.();
    await stopped;
    expect(isStopped).toBe(true);
  });

  it('a periodic task that fails is logged and repeated', async () => {
    let tries = 0;
    const tasks = new PeriodicTasks(
      [
        every(100, () => {
          tries++;
          throw new Error('no disk');
        }),
      ],
      log,
    );
    await vi.advanceTimersByTimeAsync(250);
    await tasks.stop();
    expect(tries).toBe(2);
    expect(lines.filter((line) => line.includes('no disk') && line.includes('"task":"sweep"'))).toHaveLength(2);
  });
});
