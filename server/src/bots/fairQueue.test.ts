import { afterEach, describe, expect, it, vi } from 'vitest';
import { FairQueue } from './fairQueue.js';

afterEach(() => void vi.useRealTimers());

describe('a fair queue', () => {
  it('a fair queue gives to each key in turn, and within a key in the order of asking', async () => {
    const queue = new FairQueue<number>();
    const order: string[] = [];
    const wait = (key: string, name: string): Promise<unknown> => queue.wait(key, 10_000).then(() => order.push(name));
    const waiting = [wait('many', 'm1'), wait('many', 'm2'), wait('many', 'm3'), wait('one', 'o1'), wait('two', 't1')];
    for (const turn of waiting.keys()) expect(queue.give(turn)).toBe(true);
    await Promise.all(waiting);
    expect(order).toEqual(['m1', 'o1', 't1', 'm2', 'm3']);
    expect(queue.give(0)).toBe(false);
  });

  it('a fair queue gives nothing to a waiter whose time is over', async () => {
    vi.useFakeTimers();
    const queue = new FairQueue<string>();
    const [short, long] = [queue.wait('a', 50), queue.wait('a', 500)];
    vi.advanceTimersByTime(50);
    expect(await short).toBeUndefined();
    expect(queue.give('it')).toBe(true);
    expect(await long).toBe('it');
    expect(queue.isEmpty).toBe(true);
  });

  it('a fair queue gives nothing to waiters once it is cleared', async () => {
    const queue = new FairQueue<string>();
    const waiting = queue.wait('a', 10_000);
    queue.clear();
    expect(await waiting).toBeUndefined();
  });
});
