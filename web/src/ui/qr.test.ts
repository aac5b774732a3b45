import { describe, expect, it } from 'vitest';
import { drawQr } from './qr';

const LINK = 'https://miaou.example/code/brie-42-gouda';

describe('a QR code', () => {
  it('a QR code has a quiet zone', () => {
    const { size, path } = drawQr(LINK);
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
  });

  it('different texts have different QR codes', () => {
    expect(drawQr(LINK).path).not.toBe(drawQr(`${LINK}!`).path);
  });
});
