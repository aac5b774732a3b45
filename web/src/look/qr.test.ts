import { describe, expect, it } from 'vitest';
import { drawQr } from './qr';

const LINK = 'https://miaou.example/code/brie-42-gouda';

describe('a QR code', () => {
  it('has quiet all around', () => {
    const { size, path } = drawQr(LINK);
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
  });

  it('is another for another text', () => {
    expect(drawQr(LINK).path).not.toBe(drawQr(`${LINK}!`).path);
  });
});
