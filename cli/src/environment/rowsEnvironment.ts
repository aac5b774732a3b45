import { at, type Refusal } from '@miaou/kit';
import { EnvironmentMatch, type EnvironmentSetup } from './environmentMatch.js';
import { RowBuffer } from './rowBuffer.js';
import type { RowLayout } from './rowLayout.js';

/** What the first word of a request asks for. */
export const COMMANDS = { step: 0, reset: 1 } as const;

const WORD_BYTES = 4;

/** A command, then one word for each match: its action; for a reset the first of them is the seed. */
export const requestBytes = (batch: number): number => WORD_BYTES * (1 + batch);

/** A word that is known to be there. */
const wordAt = (words: Int32Array, index: number): number => words[index] ?? 0;

const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** Numbers are sent in the machine's own order: both ends of a pipe are on one machine. */
export const BYTE_ORDER = isLittleEndian ? 'little' : 'big';

/** Many matches, stepped together by requests of fixed size. A match that is over is followed by the next with the next step. */
export class RowsEnvironment {
  readonly #matches: readonly EnvironmentMatch[];
  readonly #rows: RowBuffer;

  constructor(setup: EnvironmentSetup, layout: RowLayout, batch: number, seed: string) {
    this.#matches = Array.from({ length: batch }, (_, row) => new EnvironmentMatch(setup, row, seed));
    this.#rows = new RowBuffer(layout, batch);
    this.#writeAll();
  }

  /** The answer to the last request, or the first positions. */
  get rows(): Uint8Array {
    return this.#rows.bytes;
  }

  /** Acts on a request. One that is refused changes nothing. */
  answer(request: Uint8Array): Refusal | undefined {
    // Copied, because a request may begin anywhere in what was read, and numbers of four bytes may not.
    const words = new Int32Array(new Uint8Array(request).buffer);
    switch (wordAt(words, 0)) {
      case COMMANDS.step:
        return this.step(words.subarray(1));
      case COMMANDS.reset:
        this.#reset(String(wordAt(words, 1) >>> 0));
        return undefined;
      default:
        return { code: 'wrong-request', found: wordAt(words, 0), expected: '0 (step), 1 (reset)' };
    }
  }

  /** One action for each match. */
  step(actions: Int32Array): Refusal | undefined {
    const refusal = this.#firstIllegal(actions);
    if (refusal !== undefined) return refusal;
    for (const [row, match] of this.#matches.entries()) {
      if (match.result === undefined) match.act(wordAt(actions, row));
      else match.next();
      this.#rows.write(row, match);
    }
    return undefined;
  }

  #firstIllegal(actions: Int32Array): Refusal | undefined {
    const row = this.#matches.findIndex(
      ({ result }, index) => result === undefined && !this.#rows.isLegal(index, wordAt(actions, index)),
    );
    if (row < 0) return undefined;
    const match = at(this.#matches, row);
    return { code: 'wrong-action', found: wordAt(actions, row), row, seat: match.actor, legal: match.legalActions() };
  }

  #reset(seed: string): void {
    for (const match of this.#matches) match.restart(seed);
    this.#writeAll();
  }

  #writeAll(): void {
    for (const [row, match] of this.#matches.entries()) this.#rows.write(row, match);
  }
}
