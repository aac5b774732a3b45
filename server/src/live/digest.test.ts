import { describe, expect, it } from 'vitest';
import { digestOf } from './digest.js';

describe('the digest of a command', () => {
  it('is the same for the same command', () => {
    const bid = () => digestOf({ type: 'move', move: { type: 'bid', amount: 4 } });
    expect(bid()).toBe(bid());
  });

  it('tells every one of a hundred thousand alike commands apart', () => {
    const digests = new Set<string>();
    for (let amount = 0; amount < 100_000; amount++)
      digests.add(digestOf({ type: 'move', move: { type: 'bid', amount } }));
    expect(digests.size).toBe(100_000);
  });
});
