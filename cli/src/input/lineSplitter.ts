/** Four times the longest match that the rules allow. */
export const MAX_LINE_BYTES = 8 * 1024 * 1024;

const NEWLINE = 0x0a;

/** One line of the input, without its newline; numbers count from 1, as in editors. */
export type Line = { readonly number: number } & (
  | { readonly tooLong: false; readonly bytes: Uint8Array }
  | { readonly tooLong: true }
);

/** Splits a stream of bytes into lines; it never holds more than one line of the maximum length. */
export class LineSplitter {
  readonly #maxBytes: number;
  #pieces: Uint8Array[] = [];
  /** The length of the line so far; counting goes on when the line is too long and its pieces were dropped. */
  #length = 0;
  #number = 1;

  constructor(maxBytes: number = MAX_LINE_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** The lines that end in this chunk. */
  *push(chunk: Uint8Array): Generator<Line> {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#hold(chunk.subarray(from, end));
      yield this.#finish();
      from = end + 1;
    }
    this.#hold(chunk.subarray(from));
  }

  /** The last line, if the input did not end with a newline. */
  *end(): Generator<Line> {
    if (this.#length > 0) yield this.#finish();
  }

  #hold(piece: Uint8Array): void {
    this.#length += piece.length;
    if (this.#length > this.#maxBytes) this.#pieces = [];
    else if (piece.length > 0) this.#pieces.push(piece);
  }

  #finish(): Line {
    const [number, length, pieces] = [this.#number, this.#length, this.#pieces];
    this.#number++;
    this.#length = 0;
    this.#pieces = [];
    if (length > this.#maxBytes) return { number, tooLong: true };
    const [only = new Uint8Array()] = pieces;
    return { number, tooLong: false, bytes: pieces.length > 1 ? Buffer.concat(pieces) : only };
  }
}
