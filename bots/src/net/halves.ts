import { bytesOf, textOf } from './base64.js';

const word = new Float32Array(1);
const bits = new Uint32Array(word.buffer);

/** A number in half precision; too small ones become 0, too large ones the largest. */
const halfOf = (value: number): number => {
  word[0] = value;
  const whole = bits[0] as number;
  const sign = (whole >>> 16) & 0x8000;
  // Rounding to nearest may carry into the exponent, which is right.
  const rounded = ((whole & 0x7fff_ffff) + 0x1000) >>> 13;
  const exponentMoved = rounded - (112 << 10);
  if (exponentMoved < 0x400) return sign;
  return sign | Math.min(exponentMoved, 0x7bff);
};

const wholeOf = (half: number): number => {
  const magnitude = half & 0x7fff;
  bits[0] = ((half & 0x8000) << 16) | (magnitude === 0 ? 0 : (magnitude + (112 << 10)) << 13);
  return word[0] as number;
};

/** Weights as text: half precision is more than play can tell. */
export const packWeights = (weights: Float32Array): string => {
  const halves = Uint16Array.from(weights, halfOf);
  return textOf(new Uint8Array(halves.buffer));
};

/** Reads packed weights into a place of the same length. */
export const unpackWeights = (text: string, into: Float32Array): void => {
  const halves = new Uint16Array(bytesOf(text).buffer);
  if (halves.length !== into.length) throw new Error(`${halves.length} weights do not fit a net of ${into.length}`);
  for (const [index, half] of halves.entries()) into[index] = wholeOf(half);
};
