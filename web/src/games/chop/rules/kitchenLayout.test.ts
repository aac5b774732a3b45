import { describe, expect, test } from 'vitest';
import { HOLES, type Kitchen } from './kitchen';
import { barAt, cornerOf, frameOf, lineOf, squaresOf, stepsOf, tilesOf, turnOf } from './kitchenLayout';

const CORNER: Kitchen = { kind: 'game', from: 'b2', to: 'c3' };

describe('the kitchen drawn from above', () => {
  test.each([
    ['a1', 0, 0],
    ['f7', 500, 600],
    ['c4', 200, 300],
    ['N', 200, -92],
    ['W', -92, 300],
  ])('%s is drawn at %i, %i', (place, x, y) => {
    expect(cornerOf(place)).toEqual({ x, y });
  });

  test('[CB4] each hole touches its square and opens to it', () => {
    const beside = HOLES.map((hole) => ({ turn: turnOf(hole), ...cornerOf(hole) }));
    expect(beside).toEqual([
      { turn: 0, x: cornerOf('c1').x, y: -92 },
      { turn: 90, x: 592, y: cornerOf('f4').y },
      { turn: 180, x: cornerOf('d7').x, y: 692 },
      { turn: -90, x: -92, y: cornerOf('a4').y },
    ]);
  });

  test('a piece of the floor has its squares in reading order', () => {
    expect(squaresOf(CORNER)).toEqual(['b2', 'c2', 'b3', 'c3']);
  });

  test('[CB3] a covered floor has a tile on every square but under the table top', () => {
    const all: Kitchen = { kind: 'game', from: 'a1', to: 'f7', covered: true };
    expect(tilesOf(all)).toHaveLength(36);
  });

  test('what lies face up replaces the tile, and an empty name clears the square', () => {
    const kitchen: Kitchen = { ...CORNER, covered: true, tiles: { b2: 'fork', c2: '' } };
    expect(tilesOf(kitchen)).toEqual([
      { square: 'b2', drawing: 'fork' },
      { square: 'b3', drawing: 'tile-back' },
    ]);
  });

  test('the frame grows where a hole stands out', () => {
    const { x } = frameOf({ kind: 'game', from: 'a3', to: 'c5' });
    expect(frameOf({ kind: 'game', from: 'a3', to: 'c5', holes: { W: 'open' } }).x).toBeLessThan(x);
  });

  test('a walk is a line through its squares, numbered from the first step', () => {
    const walk = { kind: 'walk', places: ['a1', 'b1', 'b2'] } as const;
    expect(lineOf(walk)).toBe('M50 50L150 50L150 150');
    expect(stepsOf(walk)).toEqual([
      { x: 150, y: 50, count: 1, last: false },
      { x: 150, y: 150, count: 2, last: true },
    ]);
  });

  test('a barred way is crossed out before its last square', () => {
    expect(barAt({ kind: 'barred', places: ['a1', 'b1', 'c1'] })).toEqual({ x: 205, y: 50 });
  });

  test('a jump is one arc above the squares, and what is barred is not counted', () => {
    expect(lineOf({ kind: 'jump', places: ['a2', 'c2'] })).toBe('M50 150Q150 50 250 150');
    expect(stepsOf({ kind: 'barred', places: ['a2', 'b2'] })).toEqual([]);
  });
});
