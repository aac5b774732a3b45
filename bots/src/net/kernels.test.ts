import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { openWorkshop, plainWorkshop, type Workshop } from './kernels.js';

const BYTES = 1 << 16;
const WIDTH = 128;
const ROWS = 20;
const MATRIX = 0;
const BASE = 4096;
const OUT = 5120;
const ENTRIES = 6144;
const COUNT = 9;

const filled = (workshop: Workshop): Workshop => {
  const chance = new SeededChance('kernels');
  const floats = new Float32Array(workshop.buffer);
  for (let at = 0; at < ENTRIES / 4 + 2 * COUNT; at++) floats[at] = chance.below(2001) / 1000 - 1;
  const ints = new Int32Array(workshop.buffer, ENTRIES);
  for (let k = 0; k < COUNT; k++) ints[2 * k] = chance.below(ROWS);
  return workshop;
};

const numbers = ({ buffer }: Workshop, place: number, count: number): number[] => [
  ...new Float32Array(buffer, place, count),
];

const both = (): [Workshop, Workshop] => [filled(openWorkshop(BYTES)), filled(plainWorkshop(BYTES))];

/** Sums are made in another order, so the last digits may differ. */
const expectAlike = (one: readonly number[], other: readonly number[]): void => {
  for (const [index, value] of one.entries()) expect(value).toBeCloseTo(other[index] as number, 5);
};

describe('the kernels in WebAssembly and in plain JavaScript', () => {
  it('are two different things here', () => {
    expect(openWorkshop(BYTES).kernels.constructor).not.toBe(plainWorkshop(BYTES).kernels.constructor);
    expect(openWorkshop(BYTES).buffer.byteLength).toBe(BYTES);
  });

  it('gather alike', () => {
    const [fast, plain] = both();
    for (const { kernels } of [fast, plain]) kernels.gather(OUT, BASE, MATRIX, ENTRIES, COUNT, WIDTH);
    expectAlike(numbers(fast, OUT, WIDTH / 4), numbers(plain, OUT, WIDTH / 4));
    expect(numbers(fast, OUT, 4)).not.toEqual(numbers(fast, BASE, 4));
  });

  it('scatter alike', () => {
    const [fast, plain] = both();
    const before = numbers(fast, MATRIX, (ROWS * WIDTH) / 4);
    for (const { kernels } of [fast, plain]) kernels.scatter(MATRIX, BASE, ENTRIES, COUNT, WIDTH);
    expectAlike(numbers(fast, MATRIX, (ROWS * WIDTH) / 4), numbers(plain, MATRIX, (ROWS * WIDTH) / 4));
    expect(numbers(fast, MATRIX, (ROWS * WIDTH) / 4)).not.toEqual(before);
  });

  it('project alike', () => {
    const [fast, plain] = both();
    for (const { kernels } of [fast, plain]) kernels.project(OUT, MATRIX, BASE, ENTRIES, COUNT, WIDTH);
    expectAlike(numbers(fast, OUT, COUNT), numbers(plain, OUT, COUNT));
  });

  it('find the same positive numbers', () => {
    const [fast, plain] = both();
    const counts = [fast, plain].map(({ kernels }) => kernels.positives(BASE, WIDTH, ENTRIES));
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBe(numbers(fast, BASE, WIDTH / 4).filter((value) => value > 0).length);
    const listed = numbers(fast, ENTRIES, 2 * (counts[0] as number)).filter((_, index) => index % 2 === 1);
    expect(listed).toEqual(numbers(fast, BASE, WIDTH / 4).filter((value) => value > 0));
  });
});
