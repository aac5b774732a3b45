import { decodeBase64 } from './float16.js';
import { KERNEL_BYTES } from './kernelBytes.js';

/**
 * The inner loops of a small network. Parameters are byte offsets and widths into the memory; widths are multiples of 64. An entry is
 * a row index (integer) followed by its value (float).
 */
interface Kernels {
  /** out = base + the sum of each entry's value times its row of a matrix */
  gather(out: number, base: number, matrix: number, entries: number, count: number, width: number): void;
  /** Adds each entry's value times a vector to its row of a matrix. */
  scatter(matrix: number, vector: number, entries: number, count: number, width: number): void;
  /** out[k] = the row of entry k in a matrix times a vector */
  project(out: number, matrix: number, vector: number, entries: number, count: number, width: number): void;
  /** Writes the positive numbers of a vector as entries and returns their count. */
  positives(vector: number, width: number, entries: number): number;
}

/** The part of WebAssembly that is used here: a bot may know neither Node's types nor the browser's. */
interface WebAssemblyApi {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

/** A memory and the kernels that work in it. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  readonly kernels: Kernels;
}

const PAGE_BYTES = 65_536;

/** The kernels in JavaScript, for platforms without SIMD and pages that forbid compiling. */
class PlainKernels implements Kernels {
  readonly #floats: Float32Array;
  readonly #ints: Int32Array;

  constructor(buffer: ArrayBuffer) {
    this.#floats = new Float32Array(buffer);
    this.#ints = new Int32Array(buffer);
  }

  gather(out: number, base: number, matrix: number, entries: number, count: number, width: number): void {
    this.#floats.copyWithin(out >> 2, base >> 2, (base + width) >> 2);
    for (let k = 0; k < count; k++)
      this.#addTimes(out >> 2, this.#rowOf(matrix, entries, k, width), this.#valueOf(entries, k), width >> 2);
  }

  scatter(matrix: number, vector: number, entries: number, count: number, width: number): void {
    for (let k = 0; k < count; k++)
      this.#addTimes(this.#rowOf(matrix, entries, k, width), vector >> 2, this.#valueOf(entries, k), width >> 2);
  }

  project(out: number, matrix: number, vector: number, entries: number, count: number, width: number): void {
    for (let k = 0; k < count; k++) {
      const row = this.#rowOf(matrix, entries, k, width);
      let sum = 0;
      for (let at = 0; at < width >> 2; at++)
        sum += (this.#floats[row + at] ?? 0) * (this.#floats[(vector >> 2) + at] ?? 0);
      this.#floats[(out >> 2) + k] = sum;
    }
  }

  positives(vector: number, width: number, entries: number): number {
    let count = 0;
    for (let at = 0; at < width >> 2; at++) {
      const value = this.#floats[(vector >> 2) + at] ?? 0;
      if (value <= 0) continue;
      this.#ints[(entries >> 2) + 2 * count] = at;
      this.#floats[(entries >> 2) + 2 * count + 1] = value;
      count++;
    }
    return count;
  }

  #addTimes(to: number, from: number, times: number, length: number): void {
    for (let at = 0; at < length; at++)
      this.#floats[to + at] = (this.#floats[to + at] ?? 0) + times * (this.#floats[from + at] ?? 0);
  }

  #rowOf(matrix: number, entries: number, k: number, width: number): number {
    return (matrix + (this.#ints[(entries >> 2) + 2 * k] ?? 0) * width) >> 2;
  }

  #valueOf(entries: number, k: number): number {
    return this.#floats[(entries >> 2) + 2 * k + 1] ?? 0;
  }
}

/** A memory with the kernels in JavaScript. */
export const plainKernelMemory = (bytes: number): KernelMemory => {
  const buffer = new ArrayBuffer(bytes);
  return { buffer, kernels: new PlainKernels(buffer) };
};

const wasmKernelMemory = ({ Memory, Module, Instance }: WebAssemblyApi, bytes: number): KernelMemory => {
  const memory = new Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });
  const { exports } = new Instance(new Module(decodeBase64(KERNEL_BYTES)), { net: { memory } });
  return { buffer: memory.buffer, kernels: exports as Kernels };
};

/** A memory of at least this many bytes with the fastest kernels that the platform allows. */
export const createKernelMemory = (bytes: number): KernelMemory => {
  const { WebAssembly } = globalThis as { readonly WebAssembly?: WebAssemblyApi };
  try {
    return WebAssembly === undefined ? plainKernelMemory(bytes) : wasmKernelMemory(WebAssembly, bytes);
  } catch {
    return plainKernelMemory(bytes);
  }
};
