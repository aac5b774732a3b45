import {
  type ChopEvent,
  type ChopMove,
  distancesFrom,
  type Mouse,
  type Piece,
  type Place,
  reachable,
  type Side,
  type Square,
  type TileKind,
} from '@miaou/chop';
import { dangerOf } from '../board/danger';
import type { ChopClaim } from './script';

const happened =
  (fits: (event: ChopEvent) => boolean): ChopClaim =>
  ({ events }) =>
    events.some(fits);

export const stands =
  (mouse: Mouse, place: Place): ChopClaim =>
  ({ view }) =>
    view.mice[mouse] === place;

export const catOn =
  (square: Square): ChopClaim =>
  ({ view }) =>
    view.cat === square;

export const miceLeft =
  (count: number): ChopClaim =>
  ({ view }) =>
    view.mice.filter((place) => place !== null).length === count;

export const caughtSoFar =
  (count: number): ChopClaim =>
  ({ view }) =>
    view.mice.filter((place) => place === null).length === count;

/** The cheese that lies hidden. */
export const hides =
  (count: number): ChopClaim =>
  ({ view }) =>
    view.unseen.cheese === count;

export const won =
  (count: number): ChopClaim =>
  ({ view }) =>
    view.cheese.won === count && view.options.layout.tiles.cheese === 10;

export const rolled =
  (value: number): ChopClaim =>
  ({ view }) =>
    view.steps === value;

export const turned =
  (square: Square, tile: TileKind): ChopClaim =>
  ({ view }) =>
    view.turned[square] === tile;

export const turnedNow = (square: Square, tile: TileKind): ChopClaim =>
  happened((event) => event.type === 'tileTurned' && event.square === square && event.tile === tile);

export const liesFaceUp =
  (square: Square): ChopClaim =>
  ({ view }) =>
    view.cheese.faceUp.includes(square);

export const takes = (mouse: Mouse, square: Square, count: number): ChopClaim =>
  happened(
    (event) => event.type === 'cheeseWon' && event.mouse === mouse && event.square === square && event.won === count,
  );

export const hurt = (by: Piece): ChopClaim => happened((event) => event.type === 'knifeHurt' && event.by === by);

export const caught = (mouse: Mouse, square: Square): ChopClaim =>
  happened((event) => event.type === 'mouseCaught' && event.mouse === mouse && event.square === square);

export const caughtAny = (mouse: Mouse): ChopClaim =>
  happened((event) => event.type === 'mouseCaught' && event.mouse === mouse);

/** So many rolls are owed by a side. */
export const owesRolls =
  (side: Side, count: number): ChopClaim =>
  ({ view }) =>
    (view.piece === 'cat') === (side === 'cat') && view.phase === 'roll' && view.rollsLeft === count;

const placeIn = (move: ChopMove): Place | undefined =>
  move.type === 'roll' ? undefined : move.type === 'fork' ? move.at : move.to;

export const canReach =
  (place: Place): ChopClaim =>
  ({ legal }) =>
    legal.some((move) => placeIn(move) === place);

export const cannotReach =
  (place: Place): ChopClaim =>
  ({ legal }) =>
    legal.length > 0 && !legal.some((move) => placeIn(move) === place);

/** What can be chosen are so many squares. */
export const hasChoices =
  (count: number): ChopClaim =>
  ({ legal }) =>
    legal.length === count;

/** With so many of the sides of its die the cat comes to a square. */
export const sides =
  (square: Square, faces: number): ChopClaim =>
  ({ view }) =>
    (dangerOf(view).get(square)?.faces ?? 0) === faces && view.options.layout.dice.cat.length === 6;

/** The same for a mouse that would stop there: where it stands now it may be in the cat's way. */
export const perilAt =
  (mouse: Mouse, square: Square, faces: number): ChopClaim =>
  (scene) => {
    const mice = scene.view.mice.map((place, index) => (index === mouse ? square : place));
    return sides(square, faces)({ ...scene, view: { ...scene.view, mice } });
  };

/** These rolls bring the cat to a mouse that would stop there, and no others. */
export const broughtBy =
  (mouse: Mouse, square: Square, rolls: readonly number[]): ChopClaim =>
  ({ view }) => {
    const mice = view.mice.map((place, index) => (index === mouse ? square : place));
    const moved = { ...view, mice };
    return view.options.layout.dice.cat.every(
      (face) => reachable(moved, 'cat', face).includes(square) === rolls.includes(face),
    );
  };

/** The die of the cat: what it shows, and what most often. */
export const catDie =
  (values: readonly number[], mostly: number): ChopClaim =>
  ({ view }) => {
    const faces = view.options.layout.dice.cat;
    const timesOf = (value: number): number => faces.filter((face) => face === value).length;
    return (
      [...new Set(faces)].toSorted((one, other) => one - other).join() === values.join() &&
      values.every((value) => value === mostly || timesOf(value) < timesOf(mostly))
    );
  };

/** Nothing that the cat can roll brings it there. */
export const isSafe =
  (place: Place): ChopClaim =>
  ({ view }) =>
    !dangerOf(view).has(place as Square);

/** So many steps lead the cat there, were it allowed. */
export const isSteps =
  (square: Square, steps: number): ChopClaim =>
  ({ view }) =>
    view.cat !== null && distancesFrom(view.options.layout, 'cat', view.cat)[square] === steps;

/** So many steps lead a mouse there, were nobody in its way. */
export const isRun =
  (mouse: Mouse, place: Place, steps: number): ChopClaim =>
  ({ view }) => {
    const from = view.mice[mouse];
    return from !== undefined && from !== null && distancesFrom(view.options.layout, 'mice', from)[place] === steps;
  };

/** A tile that can do nothing for the cat. */
export const lapses = (tile: TileKind): ChopClaim =>
  happened((event) => event.type === 'tileLapsed' && event.by === 'cat' && event.tile === tile);

export const neverLeft =
  (mouse: Mouse): ChopClaim =>
  ({ view }) =>
    !view.started.includes(mouse);

export const allLeft: ChopClaim = ({ view }) => view.started.length === view.mice.length;

export const wins =
  (side: Side): ChopClaim =>
  ({ view }) =>
    view.result?.side === side;
