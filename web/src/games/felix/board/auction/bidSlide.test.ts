import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Places } from '../cardSpots';
import { slideFrom } from './bidSlide';

const PLACES: Places = new Map([
  ['seat-0', { x: 0, y: 500, width: 40, height: 40 }],
  ['seat-1', { x: 100, y: 10, width: 20, height: 20 }],
]);

describe('the pill of the highest bid', () => {
  it('the leader’s pill slides from the seat that led before', () => {
    expect(slideFrom(PLACES, seat(1), seat(0))).toEqual({ dx: 90, dy: -500 });
  });

  it.each([
    ['nobody led before', null],
    ['the leader raised the own bid', seat(0)],
    ['it is not known where the leader sits', seat(3)],
  ])('the leader’s pill does not slide when %s', (_, from) => {
    expect(slideFrom(PLACES, from, seat(0))).toBeUndefined();
  });
});
