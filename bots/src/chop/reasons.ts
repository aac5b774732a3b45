import {
  type ChopMove,
  type ChopView,
  frontsOf,
  HOLES,
  type Hole,
  type Mouse,
  type Place,
  type Square,
} from '@miaou/chop';
import { catchRiskIn, catReach } from './catchRisk.js';
import { stepsToNearest } from './distances.js';
import { besideMouse, goalsOf, isAllCheeseWon, isAtTable, isHole, isRefuge, mouseOf } from './viewFacts.js';

/** Chances are in whole percent: `danger` that the cat's next roll catches the mouse, `cheese` that a tile hides one. */
export type ChopReason =
  /** With all the cheese won a mouse comes home (CE2). */
  | { readonly code: 'bring-it-home'; readonly mouse: Mouse; readonly hole: Hole }
  /** With all the cheese won the mice wait only for those that never left their start (CE2). */
  | { readonly code: 'leave-the-start'; readonly mouse: Mouse }
  | { readonly code: 'take-cheese'; readonly mouse: Mouse; readonly at: Square; readonly danger: number }
  /** CT6 */
  | { readonly code: 'fork-cheese'; readonly at: Square }
  /** From danger into a hole or under the table. */
  | { readonly code: 'run-for-cover'; readonly mouse: Mouse; readonly to: Place; readonly danger: number }
  /** From danger to where there is less; `left` is what remains. */
  | { readonly code: 'run-from-the-cat'; readonly mouse: Mouse; readonly danger: number; readonly left: number }
  | {
      readonly code: 'turn-a-tile';
      readonly mouse: Mouse;
      readonly at: Square;
      readonly cheese: number;
      readonly danger: number;
    }
  /** More danger than before, and nothing won at once. */
  | { readonly code: 'take-a-risk'; readonly mouse: Mouse; readonly danger: number }
  /** Nearer to the next cheese, tile or, with all the cheese won, hole; `steps` are left. */
  | { readonly code: 'come-nearer'; readonly mouse: Mouse; readonly steps: number }
  | { readonly code: 'keep-away'; readonly mouse: Mouse }
  /** CP2; `steps` from the nearest hole. */
  | { readonly code: 'begin-near-a-hole'; readonly at: Square; readonly steps: number }
  /** `left` mice remain. */
  | { readonly code: 'catch'; readonly mouse: Mouse; readonly left: number }
  /** `mice` are within reach of the cat's next roll; `chance` is the probability that it catches the likeliest of them if they stay. */
  | { readonly code: 'threaten'; readonly mice: number; readonly chance: number }
  /** Before its hole, or on the table above it. */
  | { readonly code: 'besiege'; readonly mouse: Mouse; readonly at: Place }
  /** Nearer to a mouse; `steps` are left. */
  | { readonly code: 'hunt'; readonly mouse: Mouse; readonly steps: number }
  | { readonly code: 'keep-watch' };

const percent = (share: number): number => Math.round(100 * share);

const chanceOfCheese = ({ unseen, faceDown }: ChopView): number => percent(unseen.cheese / faceDown.length);

const isFaceDown = ({ faceDown }: ChopView, place: Place): place is Square => faceDown.includes(place as Square);

/** The reason of a move that wins something at once. */
const prize = (view: ChopView, mouse: Mouse, to: Place, danger: number): ChopReason | undefined => {
  if (isAllCheeseWon(view)) {
    if (isHole(to)) return { code: 'bring-it-home', mouse, hole: to };
    return view.started.includes(mouse) ? undefined : { code: 'leave-the-start', mouse };
  }
  const isCheese = view.cheese.faceUp.includes(to as Square);
  return isCheese ? { code: 'take-cheese', mouse, at: to as Square, danger } : undefined;
};

const flight = (view: ChopView, mouse: Mouse, to: Place, before: number, left: number): ChopReason | undefined => {
  if (before <= left) return undefined;
  return isRefuge(view, to)
    ? { code: 'run-for-cover', mouse, to, danger: before }
    : { code: 'run-from-the-cat', mouse, danger: before, left };
};

const progress = (view: ChopView, mouse: Mouse, from: Place, to: Place): ChopReason => {
  const { layout } = view.options;
  const goals = goalsOf(view);
  const steps = stepsToNearest(layout, 'mice', to, goals);
  return steps < stepsToNearest(layout, 'mice', from, goals)
    ? { code: 'come-nearer', mouse, steps }
    : { code: 'keep-away', mouse };
};

const reasonOfMouse = (view: ChopView, mouse: Mouse, to: Place): ChopReason => {
  const from = view.mice[mouse] ?? to;
  const riskAt = catchRiskIn(view);
  const [before, left] = [percent(riskAt(from)), percent(riskAt(to))];
  const first = prize(view, mouse, to, left) ?? flight(view, mouse, to, before, left);
  if (first !== undefined) return first;
  if (isFaceDown(view, to)) return { code: 'turn-a-tile', mouse, at: to, cheese: chanceOfCheese(view), danger: left };
  return left > before ? { code: 'take-a-risk', mouse, danger: left } : progress(view, mouse, from, to);
};

const mouseAt = ({ mice }: ChopView, place: Place): Mouse | undefined => {
  const index = mice.indexOf(place);
  return index < 0 ? undefined : (index as Mouse);
};

const begins = ({ options: { layout } }: ChopView, at: Square): ChopReason => ({
  code: 'begin-near-a-hole',
  at,
  steps: stepsToNearest(
    layout,
    'cat',
    at,
    HOLES.flatMap((hole) => frontsOf(layout, hole)),
  ),
});

const caught = (view: ChopView, to: Square): ChopReason | undefined => {
  const mouse = isAtTable(view, to) ? undefined : mouseAt(view, to);
  const alive = view.mice.filter((place) => place !== null).length;
  return mouse === undefined ? undefined : { code: 'catch', mouse, left: alive - 1 };
};

/** The mice that the cat could catch from a square with its next roll. */
const threat = (view: ChopView, to: Square): ChopReason | undefined => {
  const faces = catReach({ ...view, phase: 'roll', cat: to });
  const prey = view.mice.filter((place) => place !== null && faces.has(place) && !isRefuge(view, place));
  if (prey.length === 0) return undefined;
  const likeliest = Math.max(...prey.map((place) => (place === null ? 0 : (faces.get(place) ?? 0))));
  return { code: 'threaten', mice: prey.length, chance: percent(likeliest / view.options.layout.dice.cat.length) };
};

const siege = (view: ChopView, to: Square): ChopReason | undefined => {
  const at = view.mice.find(
    (place) => place !== null && isRefuge(view, place) && besideMouse(view, place).includes(to),
  );
  const mouse = at === undefined || at === null ? undefined : mouseAt(view, at);
  return mouse === undefined ? undefined : { code: 'besiege', mouse, at: at as Place };
};

const chase = (view: ChopView, to: Square): ChopReason => {
  const stepsFrom = (from: Place, mouse: Place): number =>
    stepsToNearest(view.options.layout, 'cat', from, besideMouse(view, mouse));
  const ways = view.mice.flatMap((place, mouse) =>
    place === null
      ? []
      : [{ mouse: mouse as Mouse, steps: stepsFrom(to, place), was: stepsFrom(view.cat ?? to, place) }],
  );
  const [nearer] = ways.filter(({ steps, was }) => steps < was).toSorted((a, b) => a.steps - b.steps);
  return nearer === undefined ? { code: 'keep-watch' } : { code: 'hunt', mouse: nearer.mouse, steps: nearer.steps };
};

const reasonOfCat = (view: ChopView, to: Square): ChopReason =>
  caught(view, to) ?? siege(view, to) ?? threat(view, to) ?? chase(view, to);

/** Why a move may be good or bad. */
export const reasonFor = (view: ChopView, move: Exclude<ChopMove, { type: 'roll' }>): ChopReason => {
  if (move.type === 'start') return begins(view, move.to);
  if (move.type === 'fork') return { code: 'fork-cheese', at: move.at };
  const mouse = mouseOf(view, move);
  return mouse === undefined ? reasonOfCat(view, move.to as Square) : reasonOfMouse(view, mouse, move.to);
};
