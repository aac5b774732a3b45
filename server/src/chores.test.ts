import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Chore, Chores } from './chores.js';
import { openLog } from './log.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lines: string[] = [];
const log = openLog('error', (line) => void lines.push(line));

const every = (everyMilliseconds: number, run: Chore['run']): Chore => ({ name: 'sweep', everyMilliseconds, run });

describe('chores', () => {
  it('are done again and again until they are stopped', async () => {
    let done = 0;
    const chores = new Chores([every(100, () => void done++)], log);
    await vi.advanceTimersByTimeAsync(350);
    expect(done).toBe(3);
    await chores.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toBe(3);
  });

  it('are not begun a second time while the first takes long, and stopping waits for it', async () => {
    const finish: (() => void)[] = [];
    const chores = new Chores([every(100, () => new Promise((resolve) => finish.push(resolve)))], log);
    await vi.advanceTimersByTimeAsync(1000);
    expect(finish).toHaveLength(1);
    let isStopped = false;
    const stop = async (): Promise<void> => {
      await chores.stop();
      isStopped = true;
    };
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(isStopped).toBe(false);
    finish[0]?.();
    await stopped;
    expect(isStopped).toBe(true);
  });

  it('that fail are logged and done again', async () => {
    let tries = 0;
    const chores = new Chores(
      [
        every(100, () => {
          tries++;
          throw new Error('no disk');
        }),
      ],
      log,
    );
    await vi.advanceTimersByTimeAsync(250);
    await chores.stop();
    expect(tries).toBe(2);
    expect(lines.filter((line) => line.includes('no disk') && line.includes('"chore":"sweep"'))).toHaveLength(2);
  });
});
