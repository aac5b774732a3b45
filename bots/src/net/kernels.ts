import { bytesOf } from './base64.js';
import { KERNEL_BYTES } from './kernelBytes.js';

/** What a small net spends its time on. Places and widths are in bytes, widths whole multiples of 64. */
export interface Kernels {
  /** out = base + the sum of values[k] times row indices[k] of a matrix */
  gather(
    out: number,
    base: number,
    matrix: number,
    indices: number,
    values: number,
    count: number,
    width: number,
  ): void;
  /** Adds values[k] times a vector to row indices[k] of a matrix. */
  scatter(matrix: number, vector: number, indices: number, values: number, count: number, width: number): void;
  /** out[k] = row indices[k] of a matrix times a vector */
  project(out: number, matrix: number, vector: number, indices: number, count: number, width: number): void;
  /** Lists the numbers of a vector that are above zero and says how many they are. */
  positives(vector: number, width: number, indices: number, values: number): number;
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

/** The same in plain JavaScript, for places without SIMD or where compiling is forbidden. */
export const plainWorkshop = (bytes: number): Workshop => {
  const buffer = new ArrayBuffer(bytes);
  const floats = new Float32Array(buffer);
  const ints = new Int32Array(buffer);
  const float = (place: number): number => floats[place >> 2] as number;
  const rowAt = (matrix: number, indices: number, k: number, width: number): number =>
    (matrix + (ints[(indices >> 2) + k] as number) * width) >> 2;
  const kernels: Kernels = {
    gather: (out, base, matrix, indices, values, count, width) => {
      floats.copyWithin(out >> 2, base >> 2, (base + width) >> 2);
      for (let k = 0; k < count; k++) {
        const value = float(values + 4 * k);
        const row = rowAt(matrix, indices, k, width);
        for (let at = 0; at < width >> 2; at++)
          floats[(out >> 2) + at] = (floats[(out >> 2) + at] as number) + value * (floats[row + at] as number);
      }
    },
    scatter: (matrix, vector, indices, values, count, width) => {
      for (let k = 0; k < count; k++) {
        const value = float(values + 4 * k);
        const row = rowAt(matrix, indices, k, width);
        for (let at = 0; at < width >> 2; at++)
          floats[row + at] = (floats[row + at] as number) + value * (floats[(vector >> 2) + at] as number);
      }
    },
    project: (out, matrix, vector, indices, count, width) => {
      for (let k = 0; k < count; k++) {
        const row = rowAt(matrix, indices, k, width);
        let sum = 0;
        for (let at = 0; at < width >> 2; at++)
          sum += (floats[row + at] as number) * (floats[(vector >> 2) + at] as number);
        floats[(out >> 2) + k] = sum;
      }
    },
    positives: (vector, width, indices, values) => {
      let count = 0;
      for (let at = 0; at < width >> 2; at++) {
        const value = floats[(vector >> 2) + at] as number;
        if (value <= 0) continue;
        ints[(indices >> 2) + count] = at;
        floats[(values >> 2) + count] = value;
        count++;
      }
      return count;
    },
  };
  return { buffer, kernels };
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
