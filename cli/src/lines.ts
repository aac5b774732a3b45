/** The longest line that is read. The longest match that the rules allow is a quarter of it. */
export const LONGEST_LINE = 8 * 1024 * 1024;

const NEWLINE = 0x0a;

/** One line of the input, without its newline; numbers count from 1, as editors do. */
export type Line = { readonly number: number } & (
  | { readonly tooLong: false; readonly bytes: Uint8Array }
  | { readonly tooLong: true }
);

/** Cuts a stream of bytes into lines and holds no more than one line of bearable length at any time. */
export class LineSplitter {
  private readonly longest: number;
  private pieces: Uint8Array[] = [];
  /** The length of the line so far; it counts on when the line is too long and its pieces were let go. */
  private length = 0;
  private number = 1;

  constructor(longest: number = LONGEST_LINE) {
    this.longest = longest;
  }

  /** The lines that end in this chunk. */
  *push(chunk: Uint8Array): Generator<Line> {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.hold(chunk.subarray(from, end));
      yield this.finish();
      from = end + 1;
    }
    this.hold(chunk.subarray(from));
  }

  /** The last line, if the input did not end with a newline. */
  *end(): Generator<Line> {
    if (this.length > 0) yield this.finish();
  }

  private hold(piece: Uint8Array): void {
    this.length += piece.length;
    if (this.length > this.longest) this.pieces = [];
    else if (piece.length > 0) this.pieces.push(piece);
  }

  private finish(): Line {
    const { number, length, pieces } = this;
    this.number++;
    this.length = 0;
    this.pieces = [];
    if (length > this.longest) return { number, tooLong: true };
    const [only = new Uint8Array()] = pieces;
    return { number, tooLong: false, bytes: pieces.length > 1 ? Buffer.concat(pieces) : only };
  }
}
