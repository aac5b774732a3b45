import { KITCHEN, type Mouse, type Square } from '@miaou/chop';
import { broughtBy, perilAt } from './claims';
import { says } from './script';
import type { BubbleId } from './texts/words';

/** How many of the faces of the cat's die bring it to a square, and which. */
const reached = (text: BubbleId, faces: number, meant: readonly number[]) => (mouse: Mouse, square: Square) => ({
  ...says(text, perilAt(mouse, square, faces), broughtBy(mouse, square, meant)),
  counts: { kind: 'faces', faces: KITCHEN.dice.cat, meant } as const,
});

/** One step away a 3 does as well as a 1: it goes to and fro. */
export const besideCat = reached('besideCat', 3, [1, 3]);
export const oneAway = reached('inReach', 3, [1, 3]);
export const twoAway = reached('inReach', 3, [2]);
export const threeAway = reached('justInReach', 1, [3]);
