import { encode } from 'uqr';

/** A QR code as one path on a field of squares. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Four squares of quiet on every side: scanners need them. */
const QUIET = 4;

export const drawQr = (text: string): QrDrawing => {
  const { data: rows, size } = encode(text, { ecc: 'M', border: QUIET });
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
};
