import { createKernelMemory, type KernelMemory } from './kernels.js';

/** The kernels work on whole blocks of this many floats. */
const BLOCK_FLOATS = 16;
const BYTES_PER_FLOAT = 4;

/** Hands out consecutive regions of a kernel memory. Nothing is ever freed: a network lives as long as its memory. */
export class LinearAllocator {
  readonly memory: KernelMemory;
  #used = 0;

  constructor(bytes: number, create: (bytes: number) => KernelMemory = createKernelMemory) {
    this.memory = create(bytes);
  }

  /** The byte offset of a region of `count` four-byte numbers. */
  allocate(count: number): number {
    const offset = this.#used;
    this.#used += Math.ceil(count / BLOCK_FLOATS) * BLOCK_FLOATS * BYTES_PER_FLOAT;
    if (this.#used > this.memory.buffer.byteLength) throw new Error('out of kernel memory');
    return offset;
  }

  floats(offset: number, count: number): Float32Array {
    return new Float32Array(this.memory.buffer, offset, count);
  }

  ints(offset: number, count: number): Int32Array {
    return new Int32Array(this.memory.buffer, offset, count);
  }
}
