import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Line, LineSplitter } from './lineSplitter.js';

const split = (chunks: readonly Buffer[], maxBytes?: number): Line[] => {
  const splitter = new LineSplitter(maxBytes);
  return [...chunks.flatMap((chunk) => [...splitter.push(chunk)]), ...splitter.end()];
};

const textsOf = (lines: readonly Line[]): string[] =>
  lines.map((line) =>
    line.tooLong ? `${line.number} too long` : `${line.number} ${Buffer.from(line.bytes).toString()}`,
  );

describe('LineSplitter', () => {
  it.each([
    { input: '', lines: [] },
    { input: 'a', lines: ['1 a'] },
    { input: 'a\n', lines: ['1 a'] },
    { input: 'a\nb', lines: ['1 a', '2 b'] },
    { input: '\n\nc\n', lines: ['1 ', '2 ', '3 c'] },
  ])('$input is split at its newlines and its lines are numbered from 1', ({ input, lines }) => {
    expect(textsOf(split([Buffer.from(input)]))).toEqual(lines);
  });

  it('the lines do not depend on how the bytes are cut into chunks', () => {
    const chunks = fc.array(fc.stringMatching(/^[ab\n]{0,9}$/).map((text) => Buffer.from(text)));
    fc.assert(
      fc.property(chunks, (pieces) => {
        expect(textsOf(split(pieces, 6))).toEqual(textsOf(split([Buffer.concat(pieces)], 6)));
      }),
    );
  });

  it('a line over the limit is reported as too long and the next one is read', () => {
    const chunks = ['abc', 'def', 'g\nxyz', '\n', '123456', '7'].map((text) => Buffer.from(text));
    expect(textsOf(split(chunks, 6))).toEqual(['1 too long', '2 xyz', '3 too long']);
  });
});
