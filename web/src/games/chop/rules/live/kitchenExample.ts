import { type ChopView, chop, frontsOf, type Place, pathOf, reachable, type Square } from '@miaou/chop';
import { SeededChance } from '@miaou/kit';
import { dangerOf } from '../../board/danger';
import type { Kitchen, KitchenPlace } from '../kitchen';

/** Who stands where in an example, in the kitchen of the rulebook. */
export interface Standing {
  readonly mouse: Place;
  readonly cat: Square;
}

/** A match in the rulebook's kitchen, in which an example is set up. */
export const VIEW = ((): ChopView => {
  const parsed = chop.parseOptions({ seats: 2, cat: 0 });
  if (!parsed.ok) throw new Error(`the example has no options: ${JSON.stringify(parsed.error)}`);
  return chop.start(parsed.value, chop.deal(parsed.value, new SeededChance('example'))).view('spectator');
})();

/** Where another mouse waits. */
export const FELLOW_AT = 'E';

/** The view of a match with the mouse, perhaps another one far away, and the cat, and no tile that matters. */
const viewOf = ({ mouse, cat }: Standing, miceLeft = 1): ChopView => ({
  ...VIEW,
  phase: 'roll',
  cat,
  mice: [mouse, miceLeft > 1 ? FELLOW_AT : null, null, null],
  started: [0, 1, 2, 3],
});

const pieceOf = (by: 'cat' | 'mouse') => (by === 'cat' ? by : 0);

/** Where a piece may stop with this roll (CM1, CM2, CE3). */
export const endsOf = (
  standing: Standing,
  roll: number,
  by: 'cat' | 'mouse' = 'mouse',
  miceLeft?: number,
): readonly Place[] => reachable(viewOf(standing, miceLeft), pieceOf(by), roll);

/** One way there, from where the piece stands. */
export const wayOf = (
  standing: Standing,
  to: Place,
  roll: number,
  by: 'cat' | 'mouse' = 'mouse',
  miceLeft?: number,
): readonly [Place, ...Place[]] => [standing[by], ...pathOf(viewOf(standing, miceLeft), pieceOf(by), to, roll)];

/** The square in front of the mouse's hole, where it sits in one. */
export const frontOf = ({ mouse }: Standing): Square | undefined =>
  mouse === 'N' || mouse === 'E' || mouse === 'S' || mouse === 'W'
    ? frontsOf(VIEW.options.layout, mouse)[0]
    : undefined;

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
