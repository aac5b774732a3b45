import { describe, expect, it } from 'vitest';
import { tipPlace } from './tipPlace';

const PHONE = { left: 0, top: 0, width: 360, height: 740 };
const TIP = { width: 240, height: 80 };

describe('the place of a tip', () => {
  it('the place of a tip is above a piece at the bottom of the window, and below one at its top', () => {
    expect(tipPlace({ left: 150, top: 600, width: 60, height: 84 }, TIP, PHONE, 'room')).toEqual({
      left: 60,
      top: 508,
      side: 'above',
      arrow: 120,
    });
    expect(tipPlace({ left: 150, top: 100, width: 60, height: 84 }, TIP, PHONE, 'room').top).toBe(196);
  });

  it('the place of a tip is above where that is preferred, as long as the tip fits there', () => {
    const piece = { left: 150, top: 120, width: 60, height: 40 };
    expect(tipPlace(piece, TIP, PHONE, 'above').side).toBe('above');
    expect(tipPlace({ ...piece, top: 90 }, TIP, PHONE, 'above').side).toBe('below');
  });

  it('the place of a tip stays in the window, with its arrow at the piece', () => {
    const first = tipPlace({ left: 10, top: 600, width: 40, height: 60 }, TIP, PHONE, 'room');
    expect(first.left).toBe(8);
    expect(first.left + first.arrow).toBe(30);
    const last = tipPlace({ left: 330, top: 600, width: 26, height: 60 }, TIP, PHONE, 'room');
    expect(last.left + TIP.width).toBe(352);
    expect(last.left + last.arrow).toBeLessThanOrEqual(343);
  });

  it('the place of a tip does not reach over what stands beside the pieces', () => {
    const board = { left: 300, top: 0, width: 600, height: 740 };
    const atRight = tipPlace({ left: 860, top: 100, width: 40, height: 60 }, TIP, board, 'room');
    expect(atRight.left + TIP.width).toBe(892);
    expect(tipPlace({ left: 300, top: 100, width: 40, height: 60 }, TIP, board, 'room').left).toBe(308);
  });
});
