import { expect, test } from 'vitest';
import { around, arrowTo, standsOn } from './pointer';

const WORDS = { x: 50, y: 60, width: 300, height: 80 };
const PHONE = 740;

test('an arrow leaves the words below and stops before the piece, without touching it', () => {
  const arrow = arrowTo(WORDS, { x: 180, y: 280, width: 40, height: 40 }, PHONE);
  expect(arrow?.from.y).toBe(140);
  expect(arrow?.from.x).toBeCloseTo(200);
  expect(arrow?.to.y).toBeCloseTo(280 - 14);
  expect(arrow?.turn).toBeGreaterThan(60);
  expect(arrow?.turn).toBeLessThan(120);
});

test('a piece beside the words is reached from their end, not from a corner', () => {
  const arrow = arrowTo(WORDS, { x: 600, y: 200, width: 40, height: 40 }, PHONE);
  expect(arrow?.from).toEqual({ x: 324, y: 140 });
  const upright = arrowTo({ x: 8, y: 60, width: 160, height: 200 }, { x: 300, y: 120, width: 40, height: 40 }, PHONE);
  expect(upright?.from).toEqual({ x: 168, y: 140 });
  expect(upright?.to.x).toBeCloseTo(300 - 14);
});

test('words that touch the piece, or are half a page away from it, have no arrow', () => {
  expect(arrowTo(WORDS, { x: 180, y: 150, width: 40, height: 40 }, PHONE)).toBeUndefined();
  expect(arrowTo(WORDS, { x: 180, y: 100, width: 40, height: 40 }, PHONE)).toBeUndefined();
  expect(arrowTo(WORDS, { x: 180, y: 600, width: 40, height: 40 }, PHONE)).toBeUndefined();
});

test('an arrow goes past a name that lies between the words and the piece', () => {
  const piece = { x: 60, y: 280, width: 80, height: 110 };
  const name = { x: 80, y: 180, width: 60, height: 30 };
  const straight = arrowTo(WORDS, piece, PHONE);
  expect(straight?.from.x).toBeCloseTo(100);
  const past = arrowTo(WORDS, piece, PHONE, [name]);
  expect(past?.from.x).toBeGreaterThan(name.x + name.width);
  expect(past?.to.y).toBeLessThan(280);
});

test('where names leave no way through there is no arrow', () => {
  const names = [0, 100, 200, 300].map((x) => ({ x, y: 180, width: 95, height: 30 }));
  expect(arrowTo(WORDS, { x: 180, y: 280, width: 40, height: 40 }, PHONE, names)).toBeUndefined();
});

test('a loop runs around a piece and the tab that sticks out of it', () => {
  const card = { x: 100, y: 200, width: 80, height: 50 };
  expect(around(card, { x: 90, y: 189, width: 100, height: 16 })).toEqual({ x: 90, y: 189, width: 100, height: 61 });
  expect(around(card, { x: 120, y: 210, width: 10, height: 10 })).toEqual(card);
});

test('what stands on the piece that is meant is not in the way of its arrow, what stands beside it is', () => {
  const square = { x: 100, y: 200, width: 40, height: 40 };
  expect(standsOn({ x: 95, y: 190, width: 50, height: 50 }, square)).toBe(true);
  expect(standsOn({ x: 140, y: 200, width: 40, height: 40 }, square)).toBe(false);
});
