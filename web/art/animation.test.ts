import { expect, it } from 'vitest';
import { animatedWebp } from './animation.mjs';

/** One pixel, as Chromium writes it. */
const PIXEL = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

const frame = (milliseconds: number, x: number) => ({ milliseconds, x, y: 4, width: 1, height: 1, webp: PIXEL });

/** The parts of a container from a place on, each with its letters and content. */
const partsOf = (bytes: Buffer, from: number): { tag: string; content: Buffer }[] => {
  const parts = [];
  for (let at = from; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    parts.push({ tag: bytes.toString('latin1', at, at + 4), content: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return parts;
};

it('an animated picture has its size, and each frame its place, its time and its pixels', () => {
  const bytes = animatedWebp({ width: 300, height: 200 }, [frame(125, 2), frame(900, 258)]);
  expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  const [head, loop, ...frames] = partsOf(bytes, 12);
  expect([head?.tag, loop?.tag, ...frames.map(({ tag }) => tag)]).toEqual(['VP8X', 'ANIM', 'ANMF', 'ANMF']);
  expect([head?.content.readUIntLE(4, 3), head?.content.readUIntLE(7, 3)]).toEqual([299, 199]);
  expect(frames.map(({ content }) => [content.readUIntLE(0, 3) * 2, content.readUIntLE(12, 3)])).toEqual([
    [2, 125],
    [258, 900],
  ]);
  for (const { content } of frames) expect(partsOf(content, 16).map(({ tag }) => tag)).toEqual(['VP8L']);
});

it('what is no picture is refused', () => {
  const frames = [{ ...frame(1, 0), webp: Buffer.from('RIFF\0\0\0\0WEBP') }];
  expect(() => animatedWebp({ width: 1, height: 1 }, frames)).toThrow('no pixels');
});
