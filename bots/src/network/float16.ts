/** The part of the platform that is used here: a bot may know neither Node's types nor the browser's. */
const { atob, btoa } = globalThis as unknown as {
  readonly atob: (base64: string) => string;
  readonly btoa: (binary: string) => string;
};

const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);

/** The bits of a number in half precision; denormals become 0, too large numbers the largest finite one. */
const toFloat16 = (value: number): number => {
  float[0] = value;
  const single = bits[0] ?? 0;
  const sign = (single >>> 16) & 0x8000;
  // Rounding to nearest may carry into the exponent, which is correct.
  const rounded = ((single & 0x7fff_ffff) + 0x1000) >>> 13;
  const rebiased = rounded - (112 << 10);
  if (rebiased < 0x400) return sign;
  return sign | Math.min(rebiased, 0x7bff);
};

const fromFloat16 = (half: number): number => {
  const magnitude = half & 0x7fff;
  bits[0] = ((half & 0x8000) << 16) | (magnitude === 0 ? 0 : (magnitude + (112 << 10)) << 13);
  return float[0] ?? 0;
};

/** The bytes that a base64 text stands for. */
export const decodeBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Numbers in half precision as base64: play cannot tell the difference, and a network's download halves. */
export const encodeFloat16 = (values: Float32Array): string => {
  const bytes = new Uint8Array(Uint16Array.from(values, toFloat16).buffer);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** As many numbers as a text holds. */
export const decodedFloat16 = (text: string): Float32Array =>
  Float32Array.from(new Uint16Array(decodeBase64(text).buffer), fromFloat16);

/** Decodes into an array of the same length. */
export const decodeFloat16 = (text: string, into: Float32Array): void => {
  const weights = decodedFloat16(text);
  if (weights.length !== into.length)
    throw new Error(`${weights.length} weights do not fit a network of ${into.length}`);
  into.set(weights);
};
