import { describe, expect, it } from 'vitest';
import { indexOfMove } from './play.js';

describe('the index of a move', () => {
  const pass = { type: 'pass' };
  const bid = { type: 'bid', amount: 2 };

  it('a move is found among the legal ones by its content, whatever the order of its fields', () => {
    expect(indexOfMove([pass, bid], bid)).toBe(1);
    expect(indexOfMove([pass, bid], { amount: 2, type: 'bid' })).toBe(1);
  });

  it.each([{ type: 'bid' }, { type: 'bid', amount: 3 }, undefined, null, 'pass'])(
    'a move that is not legal has no index: %j',
    (move) => {
      expect(indexOfMove([pass, bid], move)).toBeUndefined();
    },
  );
});
