import { HOLES } from '@miaou/chop';
import { FIRST_HOLE } from '@miaou/chop/search';
import {
  type AfterMove,
  closedTiles,
  freeHoles,
  type MouseSeen,
  nearest,
  openCheese,
  type Scene,
} from './afterMove.js';
import { ABOVE_ALL, type Family, family, sum } from './family.js';

/** A match that can be won is won, by all mice. */
const winning = ({ position }: AfterMove): number => (position.phase === 'over' ? 10 * ABOVE_ALL : 0);

/** The cheese that a move wins, a face-down tile counted by its probability. */
const gainOf = ({ cheeseChance }: Scene, { cheeseWon, turnsTile }: AfterMove): number =>
  cheeseWon + (turnsTile ? cheeseChance : 0);

const stepsTo = ({ distances }: Scene, { cell }: MouseSeen, goals: readonly number[]): number =>
  nearest(distances.mice[cell], goals);

const hasStarted = ({ position }: AfterMove, { number }: MouseSeen): boolean =>
  ((position.started >> number) & 1) === 1;

/** Once all the cheese is won every mouse must have left its start, and then one must come home (CE2). */
const homeward = (scene: Scene, after: AfterMove): number => {
  const waiting = HOLES.filter((_, number) => ((after.position.started >> number) & 1) === 0).length;
  const ways = after.mice
    .filter((mouse) => hasStarted(after, mouse) && mouse.cell < FIRST_HOLE)
    .map((mouse) => stepsTo(scene, mouse, freeHoles(after.position)));
  return -20 * waiting - Math.min(10, ...ways);
};

/** How near the mice are to what they run for: cheese, tiles, and in the end a hole. */
const progress = (scene: Scene, after: AfterMove): number => {
  if (after.position.won === scene.setup.cheeses) return homeward(scene, after);
  const goals = [...openCheese(after.position), ...closedTiles(after.position)];
  return -Math.min(10, ...after.mice.map((mouse) => stepsTo(scene, mouse, goals)));
};

const dangerOf = ({ mice }: AfterMove): number => sum(mice.map(({ danger }) => danger));

const outsideOf = ({ mice }: AfterMove): readonly MouseSeen[] => mice.filter((mouse) => !mouse.isSafe);

const movedOf = ({ mice, moved }: AfterMove): MouseSeen | undefined => mice.find(({ number }) => number === moved);

/** Weighs the cheese that a move brings against the mice that it may cost. */
const trader = family(
  'trader',
  'mice',
  { cheese: [2, 6], danger: [4, 12], step: [0.1, 0.6] },
  (scene, after, { cheese, danger, step }) =>
    winning(after) + cheese * gainOf(scene, after) - danger * dangerOf(after) + step * progress(scene, after),
);

/** Runs for the nearest goal as long as the danger is small. */
const runner = family(
  'runner',
  'mice',
  { bold: [0, 0.34], step: [0.5, 1.5] },
  (scene, after, { bold, step }) =>
    winning(after) +
    step * progress(scene, after) +
    3 * gainOf(scene, after) -
    (after.anyDanger > bold ? 30 * after.anyDanger : 0),
);

/** Has at most one or two mice outside of refuges, and none far from one. */
const refugeKeeper = family(
  'refugeKeeper',
  'mice',
  { outside: [0.5, 2], far: [0.2, 1], danger: [4, 10], cheese: [2, 5], step: [0.1, 0.4] },
  (scene, after, { outside, far, danger, cheese, step }) =>
    winning(after) +
    cheese * gainOf(scene, after) +
    step * progress(scene, after) -
    danger * dangerOf(after) -
    outside * Math.max(0, outsideOf(after).length - 1) -
    far * sum(outsideOf(after).map(({ toSafety }) => toSafety)),
);

/** Moves the mouse that is farthest from the cat and spreads the others around the kitchen. */
const decoy = family(
  'decoy',
  'mice',
  { away: [0.3, 1.2], danger: [4, 12], cheese: [1, 4], step: [0.2, 0.8] },
  (scene, after, { away, danger, cheese, step }) =>
    winning(after) +
    cheese * gainOf(scene, after) +
    step * progress(scene, after) +
    away * Math.min(6, movedOf(after)?.away ?? 0) -
    danger * dangerOf(after),
);

/** Keeps the mice together, so that the cat is far from most of them. */
const herder = family(
  'herder',
  'mice',
  { together: [0.1, 0.5], away: [0.1, 0.6], danger: [4, 12], cheese: [1, 4], step: [0.2, 0.8] },
  (scene, after, { together, away, danger, cheese, step }) => {
    const outside = outsideOf(after);
    const apart = sum(outside.flatMap((one) => outside.map((other) => stepsTo(scene, one, [other.cell]))));
    return (
      winning(after) +
      cheese * gainOf(scene, after) +
      step * progress(scene, after) +
      away * sum(outside.map((mouse) => Math.min(5, mouse.away))) -
      together * Math.min(20, apart) -
      danger * dangerOf(after)
    );
  },
);

/** Takes cheese and turns tiles almost whatever the danger. */
const cheeseFirst = family(
  'cheeseFirst',
  'mice',
  { cheese: [6, 14], danger: [2, 6], step: [0.2, 1] },
  (scene, after, { cheese, danger, step }) =>
    winning(after) + cheese * gainOf(scene, after) + step * progress(scene, after) - danger * after.anyDanger,
);

/** Goes to and fro under the table. */
const tableUser = family(
  'tableUser',
  'mice',
  { under: [0.5, 2], near: [0.1, 0.5], danger: [5, 12], cheese: [2, 5], step: [0.2, 0.6] },
  (scene, after, { under, near, danger, cheese, step }) => {
    const tunnel = after.mice.filter(({ isSafe, cell }) => isSafe && cell < FIRST_HOLE).length;
    const toSafety = sum(after.mice.map((mouse) => mouse.toSafety));
    return (
      winning(after) +
      cheese * gainOf(scene, after) +
      step * progress(scene, after) +
      under * Math.min(1, tunnel) -
      near * toSafety -
      danger * dangerOf(after)
    );
  },
);

/** No danger first, then the way to the cheese. */
const worrier = family(
  'worrier',
  'mice',
  { second: [0.2, 0.8], cheese: [1, 4], step: [0.5, 1.5], near: [0, 0.5] },
  (scene, after, { second, cheese, step, near }) => {
    const [most = 0, next = 0] = after.mice.map(({ danger }) => danger).toSorted((one, other) => other - one);
    return (
      winning(after) -
      100 * (most + second * next) +
      cheese * gainOf(scene, after) +
      step * progress(scene, after) -
      near * sum(outsideOf(after).map(({ toSafety }) => toSafety))
    );
  },
);

export const MOUSE_FAMILIES: readonly Family[] = [
  trader,
  runner,
  refugeKeeper,
  decoy,
  herder,
  cheeseFirst,
  tableUser,
  worrier,
];
