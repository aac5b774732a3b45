import { encode } from 'uqr';

/** A QR code as one drawing: the length of its side in modules, and the path of the dark ones. */
export interface QrDrawing {
  readonly side: number;
  readonly path: string;
}

const rowPath = (row: readonly boolean[], y: number): string =>
  row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : '')).join('');

/** Middle error correction: a cat's face in the middle, or a fingerprint, does no harm. */
export const drawQr = (text: string): QrDrawing => {
  const { data, size } = encode(text, { ecc: 'Q', border: 2 });
  return { side: size, path: data.map(rowPath).join('') };
};
