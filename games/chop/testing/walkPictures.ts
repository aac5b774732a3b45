import { expect } from 'vitest';
import { drawn, withoutMarks } from './kitchens.js';
import { play, type RawOptions, targets } from './matches.js';
import { pictureWith } from './pictures.js';
import { setUp } from './positions.js';

/** Expects that a piece may go where the picture has an `x`, and nowhere else, with so many steps on the die. */
export const expectWalks = (piece: string, steps: number, text: string, options: RawOptions = {}): void => {
  const position = setUp(withoutMarks(text), options, { side: piece === 'cat' ? 'cat' : 'mice' });
  play(position, `roll ${steps}`);
  expect(drawn(pictureWith(position, targets(position, piece)))).toBe(drawn(text));
};
