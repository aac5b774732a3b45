/**
 * One picture of an animation: how long it is shown, and the part of the whole that it changes, as a WebP of that part.
 * @typedef {{ readonly milliseconds: number, readonly x: number, readonly y: number, readonly width: number, readonly height: number, readonly webp: Buffer }} Frame
 */

const TAG_BYTES = 4;
const HEAD_BYTES = 8;
/** RIFF, its length, WEBP. */
const CONTAINER_HEAD_BYTES = 12;

/** @param {number} value */
const int24 = (value) => Buffer.from([value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff]);

/** @param {number} value */
const int32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/**
 * A part of the container: four letters, the length, the content, and a byte where the length is odd.
 * @param {string} tag
 * @param {readonly Buffer[]} content
 */
const chunk = (tag, content) => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(tag), int32(body.length), body, Buffer.alloc(body.length % 2)]);
};

/**
 * The pixels of a still picture, without what is said around them.
 * @param {Buffer} webp
 */
const pixelsOf = (webp) => {
  for (let at = CONTAINER_HEAD_BYTES; at < webp.length; ) {
    const length = webp.readUInt32LE(at + TAG_BYTES);
    const end = at + HEAD_BYTES + length + (length % 2);
    if (['VP8 ', 'VP8L'].includes(webp.toString('latin1', at, at + TAG_BYTES))) return webp.subarray(at, end);
    at = end;
  }
  throw new Error('there are no pixels in this picture');
};

/** The part replaces what is there, and stays. */
const REPLACE = 0b10;

/** @param {Frame} frame */
const frameChunk = ({ milliseconds, x, y, width, height, webp }) =>
  chunk('ANMF', [
    int24(x / 2),
    int24(y / 2),
    int24(width - 1),
    int24(height - 1),
    int24(Math.round(milliseconds)),
    Buffer.from([REPLACE]),
    pixelsOf(webp),
  ]);

const IS_ANIMATED = 0b10;

/**
 * An animated WebP that begins again when it is over. Places of frames are even numbers, as the format has them.
 * @param {{ readonly width: number, readonly height: number }} size
 * @param {readonly Frame[]} frames
 */
export const animatedWebp = ({ width, height }, frames) => {
  const forever = Buffer.alloc(2);
  const head = chunk('VP8X', [Buffer.from([IS_ANIMATED, 0, 0, 0]), int24(width - 1), int24(height - 1)]);
  return chunk('RIFF', [
    Buffer.from('WEBP'),
    head,
    chunk('ANIM', [Buffer.alloc(4), forever]),
    ...frames.map((frame) => frameChunk(frame)),
  ]);
};
