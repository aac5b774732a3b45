import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { createKernelMemory, type KernelMemory, plainKernelMemory } from './kernels.js';

const BYTES = 1 << 16;
const WIDTH = 128;
const ROWS = 20;
const MATRIX = 0;
const BASE = 4096;
const OUT = 5120;
const ENTRIES = 6144;
const COUNT = 9;

const filled = (memory: KernelMemory): KernelMemory => {
  const chance = new SeededChance('kernels');
  const floats = new Float32Array(memory.buffer);
  for (let at = 0; at < ENTRIES / 4 + 2 * COUNT; at++) floats[at] = chance.below(2001) / 1000 - 1;
  const ints = new Int32Array(memory.buffer, ENTRIES);
  for (let k = 0; k < COUNT; k++) ints[2 * k] = chance.below(ROWS);
  return memory;
};

const numbers = ({ buffer }: KernelMemory, offset: number, count: number): number[] => [
  ...new Float32Array(buffer, offset, count),
];

const both = (): [KernelMemory, KernelMemory] => [filled(createKernelMemory(BYTES)), filled(plainKernelMemory(BYTES))];

/** Sums are made in another order, so the last digits may differ. */
const expectAlike = (one: readonly number[], other: readonly number[]): void => {
  for (const [index, value] of one.entries()) expect(value).toBeCloseTo(other[index] as number, 5);
};

describe('the kernels', () => {
  it('the kernels run in WebAssembly on this platform, so the comparison compares two implementations', () => {
    expect(createKernelMemory(BYTES).kernels.constructor).not.toBe(plainKernelMemory(BYTES).kernels.constructor);
    expect(createKernelMemory(BYTES).buffer.byteLength).toBe(BYTES);
  });

  it('gather gives the same sums in WebAssembly and in JavaScript', () => {
    const [fast, plain] = both();
    for (const { kernels } of [fast, plain]) kernels.gather(OUT, BASE, MATRIX, ENTRIES, COUNT, WIDTH);
    expectAlike(numbers(fast, OUT, WIDTH / 4), numbers(plain, OUT, WIDTH / 4));
    expect(numbers(fast, OUT, 4)).not.toEqual(numbers(fast, BASE, 4));
  });

  it('scatter gives the same matrix in WebAssembly and in JavaScript', () => {
    const [fast, plain] = both();
    const before = numbers(fast, MATRIX, (ROWS * WIDTH) / 4);
    for (const { kernels } of [fast, plain]) kernels.scatter(MATRIX, BASE, ENTRIES, COUNT, WIDTH);
    expectAlike(numbers(fast, MATRIX, (ROWS * WIDTH) / 4), numbers(plain, MATRIX, (ROWS * WIDTH) / 4));
    expect(numbers(fast, MATRIX, (ROWS * WIDTH) / 4)).not.toEqual(before);
  });

  it('project gives the same products in WebAssembly and in JavaScript', () => {
    const [fast, plain] = both();
    for (const { kernels } of [fast, plain]) kernels.project(OUT, MATRIX, BASE, ENTRIES, COUNT, WIDTH);
    expectAlike(numbers(fast, OUT, COUNT), numbers(plain, OUT, COUNT));
  });

  it('positives lists the same numbers in WebAssembly and in JavaScript', () => {
    const [fast, plain] = both();
    const counts = [fast, plain].map(({ kernels }) => kernels.positives(BASE, WIDTH, ENTRIES));
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBe(numbers(fast, BASE, WIDTH / 4).filter((value) => value > 0).length);
    const listed = numbers(fast, ENTRIES, 2 * (counts[0] as number)).filter((_, index) => index % 2 === 1);
    expect(listed).toEqual(numbers(fast, BASE, WIDTH / 4).filter((value) => value > 0));
  });
});
