import { describe, expect, it } from 'vitest';
import { appendAt, newTable } from '../../testing/store/samples.js';
import { type AppendRow, appendRow } from '../appendRow.js';
import { StoreFault } from '../fault.js';
import { AppendQueue } from './appendQueue.js';
import type { AppendOutcome } from './writerMessages.js';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const TABLE = newTable();

/** Told apart by its sequence number. */
const rowAt = (seq: number): AppendRow => appendRow(appendAt(TABLE, seq));

const stored = (count: number): AppendOutcome[] => Array.from({ length: count }, () => 'stored');

/** A queue, and the sequence numbers of each batch that it posted. */
const makeQueue = (): { queue: AppendQueue; posted: number[][] } => {
  const posted: number[][] = [];
  return { posted, queue: new AppendQueue((batch) => void posted.push(batch.map(({ seq }) => seq))) };
};

describe('the append queue', () => {
  it('appends of one turn of the event loop share a batch', async () => {
    const { queue, posted } = makeQueue();
    const both = Promise.all([queue.add(rowAt(1)), queue.add(rowAt(2))]);
    await nextTurn();
    expect(posted).toEqual([[1, 2]]);
    queue.settle(stored(2));
    expect(await both).toEqual(['stored', 'stored']);
  });

  it('all appends that arrive while a batch is in flight share the next one', async () => {
    const { queue, posted } = makeQueue();
    const first = queue.add(rowAt(1));
    await nextTurn();
    const later = [2, 3, 4].map((seq) => queue.add(rowAt(seq)));
    await nextTurn();
    expect(posted).toEqual([[1]]);
    queue.settle(stored(1));
    expect(posted).toEqual([[1], [2, 3, 4]]);
    expect(await first).toBe('stored');
    queue.settle(['stored', 'conflict', 'stored']);
    expect(await Promise.all(later)).toEqual(['stored', 'conflict', 'stored']);
  });

  it('no append is answered before the writer has answered', async () => {
    const { queue } = makeQueue();
    let isAnswered = false;
    const append = queue.add(rowAt(1)).finally(() => {
      isAnswered = true;
    });
    await nextTurn();
    await nextTurn();
    expect(isAnswered).toBe(false);
    queue.settle(stored(1));
    await append;
    expect(isAnswered).toBe(true);
  });

  it('a batch that was not written rejects its own appends, and the next one is posted', async () => {
    const { queue, posted } = makeQueue();
    const first = queue.add(rowAt(1));
    await nextTurn();
    const second = queue.add(rowAt(2));
    queue.fail(new StoreFault('failed', 'disk full'));
    await expect(first).rejects.toThrow('disk full');
    expect(posted).toEqual([[1], [2]]);
    queue.settle(stored(1));
    expect(await second).toBe('stored');
  });

  it('without a writer every append in flight or waiting is rejected', async () => {
    const { queue } = makeQueue();
    const first = queue.add(rowAt(1));
    await nextTurn();
    const second = queue.add(rowAt(2));
    queue.failAll(new StoreFault('failed', 'gone'));
    await expect(first).rejects.toThrow('gone');
    await expect(second).rejects.toThrow('gone');
    await expect(queue.drained()).resolves.toBeUndefined();
  });

  it('a batch holds at most 1000 appends, and the rest follow in order', async () => {
    const { queue, posted } = makeQueue();
    const appends = Array.from({ length: 1001 }, (_, index) => queue.add(rowAt(index + 1)));
    await nextTurn();
    expect(posted[0]).toHaveLength(1000);
    queue.settle(stored(1000));
    expect(posted[1]).toEqual([1001]);
    queue.settle(['conflict']);
    expect((await Promise.all(appends)).at(-1)).toBe('conflict');
  });
});
