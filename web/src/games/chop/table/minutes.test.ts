import { NAMED_KITCHENS } from '@miaou/chop';
import { expect, it } from 'vitest';
import { HALL, PANTRY } from '../board/testing/layouts';
import { minutesIn } from './minutes';

it('[CB7] every kitchen has a time of its own, and a small one is over sooner', () => {
  const minutes = Object.keys(NAMED_KITCHENS).map((name) => minutesIn(name, undefined));
  expect(minutes).toEqual([15, 20, 10]);
});

it('[CB7] a kitchen without a name takes as long as it has tiles', () => {
  expect([PANTRY, HALL].map((layout) => minutesIn('own', { ...layout }))).toEqual([10, 20]);
});
