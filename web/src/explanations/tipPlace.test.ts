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

  it('the place of a tip leaves in sight what must stay readable: on the other side, else further along', () => {
    const hole = { left: 0, top: 300, width: 40, height: 40 };
    const mouse = { left: 50, top: 250, width: 40, height: 40 };
    expect(tipPlace(hole, TIP, PHONE, 'above', [mouse]).side).toBe('below');
    const piece = { left: 200, top: 300, width: 40, height: 40 };
    const rows = [230, 360].map((top) => ({ left: 110, top, width: 40, height: 40 }));
    const place = tipPlace(piece, TIP, { ...PHONE, width: 800 }, 'above', rows);
    expect(place).toEqual({ left: 202, top: 208, side: 'above', arrow: 18 });
    expect(tipPlace(piece, TIP, { ...PHONE, width: 800 }, 'above').left).toBe(100);
  });

  it('the place of a tip covers what it must where there is room on one side alone', () => {
    const piece = { left: 150, top: 40, width: 60, height: 40 };
    const around = { left: 0, top: 90, width: 360, height: 600 };
    expect(tipPlace(piece, TIP, PHONE, 'above', [around]).side).toBe('below');
  });
});
