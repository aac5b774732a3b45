import { describe, expect, it } from 'vitest';
import { pendingMove } from './pending';

describe('what is on its way', () => {
  const bid = { type: 'bid', amount: 3 };

  it('the pending move is a move, a roll, or nothing', () => {
    expect(
      pendingMove([
        { type: 'say', saying: { preset: 'hello' } },
        { type: 'move', move: bid },
      ]),
    ).toEqual(bid);
    expect(pendingMove([{ type: 'roll' }])).toBe('roll');
    expect(pendingMove([{ type: 'agree' }])).toBeNull();
  });
});
