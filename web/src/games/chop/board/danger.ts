import { type ChopEvent, type ChopView, reachable, type Square } from '@miaou/chop';
import { isTop } from './kitchen/geometry';

/** How many of the die's faces would bring the cat to a square. */
export interface Danger {
  readonly faces: number;
  readonly of: number;
}

/**
 * Whether anybody is warned now. From the first step of a walk until all that came of it is told nobody is: between its facts the paws would
 * come and go.
 */
export const isWarned = (happening: ChopEvent | null): boolean => happening === null || happening.type === 'dieRolled';

/** What the cat's next walk can be: any face of its die, or the steps that it owes already. */
const rollsOf = ({ phase, piece, steps, options }: ChopView): readonly number[] =>
  phase === 'move' && piece === 'cat' && steps !== null ? [steps] : options.layout.dice.cat;

/** The floor squares that the cat could reach with one roll as things lie now. No mouse is in danger from the table top (CM5). */
export const dangerOf = (view: ChopView): ReadonlyMap<Square, Danger> => {
  const rolls = rollsOf(view);
  const faces = new Map<Square, number>();
  const isSafe = (square: Square): boolean => isTop(view.options.layout, square);
  for (const roll of view.cat === null ? [] : rolls)
    for (const square of reachable(view, 'cat', roll) as Square[])
      if (!isSafe(square)) faces.set(square, (faces.get(square) ?? 0) + 1);
  return new Map([...faces].map(([square, count]) => [square, { faces: count, of: rolls.length }]));
};
