import { type ChopView, chop, type Place, pathOf, reachable, type Square } from '@miaou/chop';
import { SeededChance } from '@miaou/kit';
import { dangerOf } from '../../board/danger';
import type { Kitchen, KitchenPlace } from '../kitchen';

/** Who stands where in an example, in the kitchen of the rulebook. */
export interface Standing {
  readonly mouse: Place;
  readonly cat: Square;
}

const VIEW = ((): ChopView => {
  const parsed = chop.parseOptions({ seats: 2, cat: 0 });
  if (!parsed.ok) throw new Error(`the example has no options: ${JSON.stringify(parsed.error)}`);
  return chop.start(parsed.value, chop.deal(parsed.value, new SeededChance('example'))).view('spectator');
})();

/** The view of a match with one mouse and the cat, and no tile that matters. */
const viewOf = ({ mouse, cat }: Standing): ChopView => ({
  ...VIEW,
  phase: 'roll',
  cat,
  mice: [mouse, null, null, null],
  started: [0, 1, 2, 3],
});

/** Where the mouse may stop with this roll (CM1). */
export const endsOf = (standing: Standing, roll: number): readonly Place[] => reachable(viewOf(standing), 0, roll);

/** One way there, from where the mouse stands. */
export const wayOf = (standing: Standing, to: Place, roll: number): readonly [Place, ...Place[]] => [
  standing.mouse,
  ...pathOf(viewOf(standing), 0, to, roll),
];

/** How many faces of its die bring the cat to each square, as the kitchen's marks. */
export const marksOf = (standing: Standing): Readonly<Record<KitchenPlace, string>> =>
  Object.fromEntries([...dangerOf(viewOf(standing))].map(([square, { faces }]) => [square, String(faces)]));

/** True where the piece may be put: mice not where the legs stand, and nobody where the other is but one above the other (CM5). */
export const canStand = (piece: 'cat' | 'mouse', square: Square, { mouse, cat }: Standing): boolean => {
  const { legs, under } = VIEW.options.layout.table;
  if (piece === 'mouse' && legs.includes(square)) return false;
  return under.includes(square) || square !== (piece === 'cat' ? mouse : cat);
};

/** The faces of a side's die, each once. */
export const facesOf = (side: 'cat' | 'mice'): readonly number[] => [...new Set(VIEW.options.layout.dice[side])];

export const countFaces = (): number => VIEW.options.layout.dice.cat.length;

/** The whole kitchen, as the examples are played in it. */
export const WHOLE: Kitchen = {
  kind: 'game',
  from: 'a1',
  to: 'f7',
  holes: { N: 'open', E: 'open', S: 'open', W: 'open' },
};
