import type { LinearAllocator } from './linearAllocator.js';

/** A vector as its non-zero entries (index, value), in the layout that the kernels read. */
export class SparseVector {
  count = 0;
  /** The byte offset of the first entry. */
  readonly offset: number;
  readonly #ints: Int32Array;
  readonly #floats: Float32Array;

  constructor(allocator: LinearAllocator, capacity: number) {
    this.offset = allocator.allocate(2 * capacity);
    this.#ints = allocator.ints(this.offset, 2 * capacity);
    this.#floats = allocator.floats(this.offset, 2 * capacity);
  }

  set(index: number, value: number): void {
    if (value === 0) return;
    this.#ints[2 * this.count] = index;
    this.#floats[2 * this.count + 1] = value;
    this.count++;
  }

  indexAt(entry: number): number {
    return this.#ints[2 * entry] ?? 0;
  }

  append(other: SparseVector): void {
    this.#ints.set(other.#ints.subarray(0, 2 * other.count), 2 * this.count);
    this.count += other.count;
  }
}
