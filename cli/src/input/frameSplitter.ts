/** Cuts a stream of bytes into frames of one size. */
export class FrameSplitter {
  readonly #size: number;
  #pending = Buffer.alloc(0);

  constructor(size: number) {
    this.#size = size;
  }

  /** The frames that end in this chunk. */
  *push(chunk: Uint8Array): Generator<Uint8Array> {
    this.#pending = this.#pending.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#pending, chunk]);
    while (this.#pending.length >= this.#size) {
      const frame = this.#pending.subarray(0, this.#size);
      this.#pending = this.#pending.subarray(this.#size);
      yield frame;
    }
  }

  /** How many bytes of an unfinished frame have come. */
  get rest(): number {
    return this.#pending.length;
  }
}
