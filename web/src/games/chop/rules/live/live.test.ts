import { describe, expect, it } from 'vitest';
import { FIGURES } from '../figures';
import { squaresOf } from '../kitchenLayout';
import de from '../texts/de';
import en from '../texts/en';
import fr from '../texts/fr';
import italian from '../texts/it';
import pt from '../texts/pt';
import zh from '../texts/zh';
import { canStand, countFaces, endsOf, facesOf, marksOf, wayOf } from './kitchenExample';
import { STANDINGS } from './standings';

const BOOKS = Object.entries({ en, fr, pt, it: italian, zh, de });

describe('an example that is played', () => {
  it('[CM1] the drawn walk of 3 is one that the rules allow', () => {
    const [{ places }] = FIGURES.exact.ways;
    const end = places.at(-1);
    expect(endsOf(STANDINGS.exact, 3)).toContain(end);
    expect(wayOf(STANDINGS.exact, 'd7', 3)).toHaveLength(4);
    expect(wayOf(STANDINGS.exact, 'd7', 3)[0]).toBe('b6');
  });

  it('[CM1] every face of the die leads elsewhere, and no walk ends where it began', () => {
    expect(facesOf('mice')).toEqual([1, 2, 3, 4]);
    const ends = facesOf('mice').map((roll) => endsOf(STANDINGS.exact, roll));
    for (const places of ends) expect(places).not.toContain('b6');
    expect(endsOf(STANDINGS.exact, 1).toSorted()).toEqual(['a6', 'b5', 'b7', 'c6']);
  });

  it('[CM4] the drawn numbers are those of the rules', () => {
    const shown = squaresOf(FIGURES.danger);
    const marks = Object.fromEntries(Object.entries(marksOf(STANDINGS.danger)).filter(([at]) => shown.includes(at)));
    expect(marks).toEqual(FIGURES.danger.marks);
    expect(countFaces()).toBe(6);
  });

  it.each(BOOKS)('[CM4] in %s the danger ends in what its text states', (_, { captions }) => {
    const faces = marksOf(STANDINGS.danger)[STANDINGS.danger.mouse];
    expect(new Set(captions.danger.match(/\d+/g))).toEqual(new Set([faces, String(countFaces())]));
  });

  it('[CM5] the cat on the table and the mouse under it may share a square, but on the floor they may not', () => {
    expect(canStand('cat', 'c4', { mouse: 'c4', cat: 'a1' })).toBe(true);
    expect(canStand('cat', 'a2', { mouse: 'a2', cat: 'a1' })).toBe(false);
    expect(canStand('mouse', 'c3', { mouse: 'a2', cat: 'a1' })).toBe(false);
    expect(marksOf({ mouse: 'c4', cat: 'c3' })['c4']).toBeUndefined();
  });
});

describe('how to play well', () => {
  it('[CM4] the two mice are caught with three faces each, and no face catches both', () => {
    const [one, other] = Object.keys(FIGURES.twoMice.mice);
    const marks = marksOf({ mouse: 'b1', cat: 'c1' });
    expect([marks[one ?? ''], marks[other ?? '']]).toEqual(Object.values(FIGURES.twoMice.marks));
    const reach = (steps: number): readonly string[] => endsOf({ mouse: 'c1', cat: 'f7' }, steps);
    for (const roll of facesOf('cat')) expect(reach(roll).includes('b1') !== reach(roll).includes('d2')).toBe(true);
  });

  it('[CM4] at 1 or 2 squares the cat comes with 3 faces, at 3 squares with 1, farther off with none', () => {
    const marks = marksOf({ mouse: 'f7', cat: 'a1' });
    expect([marks['b1'], marks['c1'], marks['b2'], marks['d1'], marks['e1']]).toEqual(['3', '3', '3', '1', undefined]);
  });
});
