import { describe, expect, it } from 'vitest';
import { StoreFault } from '../fault.js';
import { AppendQueue } from './appendQueue.js';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const makeQueue = (): { queue: AppendQueue; posted: string[] } => {
  const posted: string[] = [];
  return { posted, queue: new AppendQueue((batch) => void posted.push(batch)) };
};

describe('appends on their way to the writer', () => {
  it('those of one turn of the event loop share a batch', async () => {
    const { queue, posted } = makeQueue();
    const both = Promise.all([queue.add('a'), queue.add('b')]);
    await nextTurn();
    expect(posted).toEqual(['a\nb']);
    queue.settle('ss');
    expect(await both).toEqual(['stored', 'stored']);
  });

  it('all that arrive while a batch is under way share the next one', async () => {
    const { queue, posted } = makeQueue();
    const first = queue.add('a');
    await nextTurn();
    const later = ['b', 'c', 'd'].map((line) => queue.add(line));
    await nextTurn();
    expect(posted).toEqual(['a']);
    queue.settle('s');
    expect(posted).toEqual(['a', 'b\nc\nd']);
    expect(await first).toBe('stored');
    queue.settle('scs');
    expect(await Promise.all(later)).toEqual(['stored', 'conflict', 'stored']);
  });

  it('nobody is answered before the writer has spoken', async () => {
    const { queue } = makeQueue();
    let isAnswered = false;
    const append = queue.add('a').finally(() => {
      isAnswered = true;
    });
    await nextTurn();
    await nextTurn();
    expect(isAnswered).toBe(false);
    queue.settle('s');
    await append;
    expect(isAnswered).toBe(true);
  });

  it('a batch that was not written rejects its own appends and lets the next go', async () => {
    const { queue, posted } = makeQueue();
    const first = queue.add('a');
    await nextTurn();
    const second = queue.add('b');
    queue.fail(new StoreFault('failed', 'disk full'));
    await expect(first).rejects.toThrow('disk full');
    expect(posted).toEqual(['a', 'b']);
    queue.settle('s');
    expect(await second).toBe('stored');
  });

  it('no writer, no silence: everything under way and waiting is rejected', async () => {
    const { queue } = makeQueue();
    const first = queue.add('a');
    await nextTurn();
    const second = queue.add('b');
    queue.failAll(new StoreFault('failed', 'gone'));
    await expect(first).rejects.toThrow('gone');
    await expect(second).rejects.toThrow('gone');
    await expect(queue.drained()).resolves.toBeUndefined();
  });

  it('a batch has an end, and what is left follows in order', async () => {
    const { queue, posted } = makeQueue();
    const appends = Array.from({ length: 1001 }, (_, index) => queue.add(String(index)));
    await nextTurn();
    expect(posted[0]?.split('\n')).toHaveLength(1000);
    queue.settle('s'.repeat(1000));
    expect(posted[1]).toBe('1000');
    queue.settle('c');
    expect((await Promise.all(appends)).at(-1)).toBe('conflict');
  });
});
