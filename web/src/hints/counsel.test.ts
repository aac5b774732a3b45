import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { type Counsel, counselFor } from './counsel';

const PASS = { type: 'pass' };
const BID = { type: 'bid', amount: 4 };
const COUNSEL: Counsel = {
  asked: { game: 'felix', seat: seat(0), view: { viewer: seat(0), toMove: [seat(0)] }, legalMoves: [PASS, BID] },
  hints: null,
};

describe('advice', () => {
  it('holds while the same moves are open, however often they are told anew', () => {
    expect(counselFor(COUNSEL, [{ ...PASS }, { ...BID }])).toBe(COUNSEL);
  });

  it('stays in sight while things move and nothing is open', () => {
    expect(counselFor(COUNSEL, [])).toBe(COUNSEL);
  });

  it('is gone once other moves are open', () => {
    expect(counselFor(COUNSEL, [PASS])).toBeNull();
  });

  it('is none where none was asked for', () => {
    expect(counselFor(null, [PASS])).toBeNull();
  });
});
