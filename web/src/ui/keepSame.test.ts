import { describe, expect, it } from 'vitest';
import { keepSame } from './keepSame';

interface Piece {
  readonly name: string;
  readonly at: { readonly x: number };
}
const piece = (name: string, x: number): Piece => ({ name, at: { x } });

describe('a list that is made anew', () => {
  it('a list that is made anew keeps the items that say the same, wherever they stand in it', () => {
    const keep = keepSame<Piece>(({ name }) => name);
    const [cat, mouse] = keep([piece('cat', 1), piece('mouse', 2)]);
    const later = keep([piece('mouse', 2), piece('cat', 3)]);
    expect(later[0]).toBe(mouse);
    expect(later[1]).not.toBe(cat);
    expect(later[1]).toEqual(piece('cat', 3));
  });

  it('compares with the list before only: what was gone comes anew', () => {
    const keep = keepSame<Piece>(({ name }) => name);
    const [cat] = keep([piece('cat', 1)]);
    keep([]);
    expect(keep([piece('cat', 1)])[0]).not.toBe(cat);
  });
});
