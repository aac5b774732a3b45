import {
  type AfterMove,
  closedTiles,
  holeFronts,
  type MouseSeen,
  nearest,
  openCheese,
  type Scene,
} from './afterMove.js';
import { ABOVE_ALL, type Family, family, sum } from './family.js';
import { UNREACHABLE } from './walkingDistances.js';

/** A mouse that can be caught is caught, by every cat. */
const catching = ({ caught }: AfterMove): number => ABOVE_ALL * caught;

const turning = ({ turnsTile }: AfterMove): number => Number(turnsTile);

const nearestOf = (mice: readonly MouseSeen[]): number =>
  mice.reduce((least, { away }) => Math.min(least, away), UNREACHABLE);

const exposedOf = ({ mice }: AfterMove): readonly MouseSeen[] => mice.filter((mouse) => !mouse.isSafe);

/** Those outside of refuges, or all where there is none outside. */
const preyOf = (after: AfterMove): readonly MouseSeen[] => {
  const exposed = exposedOf(after);
  return exposed.length === 0 ? after.mice : exposed;
};

const dangersOf = (after: AfterMove): readonly number[] =>
  after.mice.map(({ danger }) => danger).toSorted((one, other) => other - one);

const stepsToNearest = ({ distances }: Scene, { position }: AfterMove, goals: readonly number[]): number =>
  nearest(distances.cat[position.cat], goals);

/** Goes where most faces of its die catch somebody, not far from the nearest mouse, rather not onto a tile. */
const pouncer = family(
  'pouncer',
  'cat',
  { faces: [5, 12], near: [0.1, 0.5], tile: [0.2, 1.5] },
  (_, after, { faces, near, tile }) =>
    catching(after) + faces * after.anyDanger - near * nearestOf(after.mice) - tile * turning(after),
);

/** Threatens two mice at once, since only one of them can run. */
const forker = family(
  'forker',
  'cat',
  { first: [3, 8], second: [4, 10], near: [0.1, 0.8], tile: [0.3, 1.5] },
  (_, after, { first, second, near, tile }) => {
    const [most = 0, next = 0] = dangersOf(after);
    const reach = sum(preyOf(after).map(({ away }) => Math.min(6, away))) / Math.max(1, preyOf(after).length);
    return catching(after) + first * most + second * next - near * reach - tile * turning(after);
  },
);

/** Waits before the holes, those that are free as long as somebody is outside. */
const holeGuard = family(
  'holeGuard',
  'cat',
  { door: [0.5, 2], faces: [2, 8], tile: [0, 1.5] },
  (scene, after, { door, faces, tile }) => {
    const doors = holeFronts(after.position, exposedOf(after).length === 0);
    return (
      catching(after) + faces * after.anyDanger - door * stepsToNearest(scene, after, doors) - tile * turning(after)
    );
  },
);

/** Stays by the cheese that lies open, or by the tiles that are left. */
const cheeseGuard = family(
  'cheeseGuard',
  'cat',
  { cheese: [0.5, 2], faces: [2, 8], tile: [0, 3] },
  (scene, after, { cheese, faces, tile }) => {
    const open = openCheese(after.position);
    const goals = open.length > 0 ? open : closedTiles(after.position);
    const away = goals.length === 0 ? nearestOf(after.mice) : stepsToNearest(scene, after, goals);
    return catching(after) + faces * after.anyDanger - cheese * Math.abs(away - 1) - tile * turning(after);
  },
);

/** Runs after the nearest mouse, those outside first. */
const chaser = family(
  'chaser',
  'cat',
  { outside: [0, 3], far: [0, 0.6] },
  (_, after, { outside, far }) =>
    catching(after) +
    after.mice.reduce(
      (best, mouse) => Math.max(best, (mouse.isSafe ? 0 : outside) + far * mouse.toSafety - mouse.away),
      -ABOVE_ALL,
    ),
);

/** Turns no tile if it can help it, and keeps two steps from as many mice as it can. */
const lurker = family(
  'lurker',
  'cat',
  { two: [2, 5], one: [1, 3], three: [0.5, 2], tile: [4, 12] },
  (_, after, { two, one, three, tile }) => {
    const worth = (away: number): number => [0, one, two, three][away] ?? -0.1 * Math.min(10, away);
    return catching(after) + sum(preyOf(after).map(({ away }) => worth(away))) - tile * turning(after);
  },
);

/** Threatens as much as it can beside the cheese, where the mice must come. */
const warden = family(
  'warden',
  'cat',
  { any: [4, 10], second: [3, 9], cheese: [0.1, 0.6], near: [0.1, 0.4], tile: [0.3, 2] },
  (scene, after, { any, second, cheese, near, tile }) => {
    const [, next = 0] = dangersOf(after);
    const goals = [...openCheese(after.position), ...closedTiles(after.position)];
    const away = goals.length === 0 ? 0 : Math.min(5, stepsToNearest(scene, after, goals));
    return (
      catching(after) +
      any * after.anyDanger +
      second * next -
      cheese * away -
      near * nearestOf(preyOf(after)) -
      tile * turning(after)
    );
  },
);

export const CAT_FAMILIES: readonly Family[] = [pouncer, forker, warden, holeGuard, cheeseGuard, chaser, lurker];
