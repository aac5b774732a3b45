import { bytesOf } from './base64.js';
import { KERNEL_BYTES } from './kernelBytes.js';

/**
 * What a small net spends its time on. Places and widths are in bytes, widths whole multiples of 64. An entry is the index
 * of a row, an integer, and then the value for it.
 */
interface Kernels {
  /** out = base + the sum of each entry's value times its row of a matrix */
  gather(out: number, base: number, matrix: number, entries: number, count: number, width: number): void;
  /** Adds each entry's value times a vector to its row of a matrix. */
  scatter(matrix: number, vector: number, entries: number, count: number, width: number): void;
  /** out[k] = the row of entry k in a matrix times a vector */
  project(out: number, matrix: number, vector: number, entries: number, count: number, width: number): void;
  /** Lists the numbers of a vector that are above zero as entries and says how many they are. */
  positives(vector: number, width: number, entries: number): number;
}

/** The part of WebAssembly that is used here: neither Node's types nor the browser's may be known to a bot. */
interface Assembly {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

/** Memory and the kernels that work in it. */
export interface Workshop {
  readonly buffer: ArrayBuffer;
  readonly kernels: Kernels;
}

const PAGE = 65_536;

/** The kernels in plain JavaScript. */
class PlainKernels implements Kernels {
  private readonly floats: Float32Array;
  private readonly ints: Int32Array;

  constructor(buffer: ArrayBuffer) {
    this.floats = new Float32Array(buffer);
    this.ints = new Int32Array(buffer);
  }

  gather(out: number, base: number, matrix: number, entries: number, count: number, width: number): void {
    this.floats.copyWithin(out >> 2, base >> 2, (base + width) >> 2);
    for (let k = 0; k < count; k++)
      this.addTimes(out >> 2, this.rowOf(matrix, entries, k, width), this.valueOf(entries, k), width >> 2);
  }

  scatter(matrix: number, vector: number, entries: number, count: number, width: number): void {
    for (let k = 0; k < count; k++)
      this.addTimes(this.rowOf(matrix, entries, k, width), vector >> 2, this.valueOf(entries, k), width >> 2);
  }

  project(out: number, matrix: number, vector: number, entries: number, count: number, width: number): void {
    for (let k = 0; k < count; k++) {
      const row = this.rowOf(matrix, entries, k, width);
      let sum = 0;
      for (let at = 0; at < width >> 2; at++)
        sum += (this.floats[row + at] as number) * (this.floats[(vector >> 2) + at] as number);
      this.floats[(out >> 2) + k] = sum;
    }
  }

  positives(vector: number, width: number, entries: number): number {
    let count = 0;
    for (let at = 0; at < width >> 2; at++) {
      const value = this.floats[(vector >> 2) + at] as number;
      if (value <= 0) continue;
      this.ints[(entries >> 2) + 2 * count] = at;
      this.floats[(entries >> 2) + 2 * count + 1] = value;
      count++;
    }
    return count;
  }

  private addTimes(to: number, from: number, times: number, length: number): void {
    for (let at = 0; at < length; at++)
      this.floats[to + at] = (this.floats[to + at] as number) + times * (this.floats[from + at] as number);
  }

  private rowOf(matrix: number, entries: number, k: number, width: number): number {
    return (matrix + (this.ints[(entries >> 2) + 2 * k] as number) * width) >> 2;
  }

  private valueOf(entries: number, k: number): number {
    return this.floats[(entries >> 2) + 2 * k + 1] as number;
  }
}

/** For places without SIMD or where compiling is forbidden. */
export const plainWorkshop = (bytes: number): Workshop => {
  const buffer = new ArrayBuffer(bytes);
  return { buffer, kernels: new PlainKernels(buffer) };
};

const assembledWorkshop = ({ Memory, Module, Instance }: Assembly, bytes: number): Workshop => {
  const memory = new Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new Instance(new Module(bytesOf(KERNEL_BYTES)), { net: { memory } });
  return { buffer: memory.buffer, kernels: exports as Kernels };
};

/** The fastest workshop that this place allows, with room for so many bytes. */
export const openWorkshop = (bytes: number): Workshop => {
  const { WebAssembly } = globalThis as { readonly WebAssembly?: Assembly };
  try {
    return WebAssembly === undefined ? plainWorkshop(bytes) : assembledWorkshop(WebAssembly, bytes);
  } catch {
    return plainWorkshop(bytes);
  }
};
