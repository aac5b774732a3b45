import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, LineSplitter } from './lines.js';

const splitting = (chunks: readonly Buffer[], longest?: number): Line[] => {
  const splitter = new LineSplitter(longest);
  return [...chunks.flatMap((chunk) => [...splitter.push(chunk)]), ...splitter.end()];
};

const textsOf = (lines: readonly Line[]): string[] =>
  lines.map((line) =>
    line.tooLong ? `${line.number} too long` : `${line.number} ${Buffer.from(line.bytes).toString()}`,
  );

describe('reading lines', () => {
  it.each([
    { input: '', lines: [] },
    { input: 'a', lines: ['1 a'] },
    { input: 'a\n', lines: ['1 a'] },
    { input: 'a\nb', lines: ['1 a', '2 b'] },
    { input: '\n\nc\n', lines: ['1 ', '2 ', '3 c'] },
  ])('cuts $input at its newlines and counts from 1', ({ input, lines }) => {
    expect(textsOf(splitting([Buffer.from(input)]))).toEqual(lines);
  });

  it('gives the same lines however the bytes arrive', () => {
    const chunks = fc.array(fc.stringMatching(/^[ab\n]{0,9}$/).map((text) => Buffer.from(text)));
    fc.assert(
      fc.property(chunks, (pieces) => {
        expect(textsOf(splitting(pieces, 6))).toEqual(textsOf(splitting([Buffer.concat(pieces)], 6)));
      }),
    );
  });

  it('answers a line over the limit as too long and reads on behind it', () => {
    const chunks = ['abc', 'def', 'g\nxyz', '\n', '123456', '7'].map((text) => Buffer.from(text));
    expect(textsOf(splitting(chunks, 6))).toEqual(['1 too long', '2 xyz', '3 too long']);
  });
});
