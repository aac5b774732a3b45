import type { Mouse, Square } from '@miaou/chop';
import { perilAt } from './claims';
import { says } from './script';

/** A square that the cat comes to with half of its die, … */
export const inReach = (mouse: Mouse, square: Square) => says('inReach', perilAt(mouse, square, 3));
/** … or with one side of it. */
export const justInReach = (mouse: Mouse, square: Square) => says('justInReach', perilAt(mouse, square, 1));
