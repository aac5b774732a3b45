import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { currentHintState, type HintState } from './hintState';

const PASS = { type: 'pass' };
const BID = { type: 'bid', amount: 4 };
const STATE: HintState = {
  asked: { game: 'felix', seat: seat(0), view: { viewer: seat(0), toMove: [seat(0)] }, legalMoves: [PASS, BID] },
  hints: null,
};

describe('advice', () => {
  it('hints stay valid while equal moves are open', () => {
    expect(currentHintState(STATE, [{ ...PASS }, { ...BID }])).toBe(STATE);
  });

  it('hints stay visible during an animation, when no move is open', () => {
    expect(currentHintState(STATE, [])).toBe(STATE);
  });

  it('hints are gone once other moves are open', () => {
    expect(currentHintState(STATE, [PASS])).toBeNull();
  });

  it('there are no hints before they are asked for', () => {
    expect(currentHintState(null, [PASS])).toBeNull();
  });
});
