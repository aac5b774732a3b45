import { describe, expect, it } from 'vitest';
import { auction, begin, lay, seatOf } from '../testing/matches.js';
import { felix } from './index.js';

const order = (raw: unknown) => felix.orders?.parseOrder(raw);

describe('standing orders', () => {
  const ordered = (upTo: number, moves: string, round = 1) => {
    const position = begin();
    lay(position, '3 5 8 11');
    auction(position, moves);
    return felix.orders?.moveByOrder({ round, upTo }, position.view(position.actor));
  };

  it.each([
    [12, '', { type: 'bid', amount: 1 }],
    [12, '7', { type: 'bid', amount: 8 }],
    [12, '11', { type: 'bid', amount: 12 }],
    [12, '12', { type: 'pass' }],
    [0, '', { type: 'pass' }],
    [108, '15', { type: 'pass' }],
    [12, 'pass pass pass', { type: 'bid', amount: 1 }],
    [0, 'pass pass pass', { type: 'pass' }],
  ])('[FR3, FR4, FX1] up to %i after "%s" makes the move %j', (upTo, moves, move) => {
    expect(ordered(upTo, moves)).toEqual(move);
  });

  it('[FR3] an order holds for its own round and only while bids are made', () => {
    expect(ordered(12, '', 2)).toBeUndefined();
    expect(felix.orders?.moveByOrder({ round: 1, upTo: 5 }, begin().view(seatOf(0)))).toBeUndefined();
  });

  it.each([
    ['order', 12],
    ['upTo', { round: 1 }],
    ['upTo', { round: 1, upTo: 2.5 }],
    ['round', { round: 10, upTo: 2 }],
    ['"step"', { round: 1, upTo: 2, step: 2 }],
  ])('[FR3] refuses a wrong %s', (field, raw) => {
    expect(order(raw)).toMatchObject({ ok: false, error: { field } });
  });

  it('[FR3] reads what it is meant to', () => {
    expect(order({ round: 3, upTo: 7 })).toEqual({ ok: true, value: { round: 3, upTo: 7 } });
  });
});
