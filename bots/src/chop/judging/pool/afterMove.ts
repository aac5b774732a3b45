import type { ChopMove, ChopView } from '@miaou/chop';
import {
  ALL_HOLES,
  CAT,
  type Cell,
  type CellSet,
  type ChopPosition,
  FIRST_HOLE,
  findEnds,
  has,
  nthCell,
  OFF_BOARD,
  restore,
  type Setup,
  sizeOf,
  waysOf,
} from '@miaou/chop/search';
import { distancesIn, UNREACHABLE, type WalkingDistances } from './walkingDistances.js';

const NUMBERS = [0, 1, 2, 3];

const cellsOf = (set: CellSet): readonly Cell[] =>
  Array.from({ length: sizeOf(set) }, (_, index) => nthCell(set, index));

/** What a judge knows about the kitchen before it moves. */
export interface Scene {
  readonly view: ChopView;
  /** With broken dishes wherever a tile lies face down. */
  readonly position: ChopPosition;
  readonly setup: Setup;
  readonly distances: WalkingDistances;
  /** The probability that a face-down tile is cheese. */
  readonly cheeseChance: number;
  readonly isAllWon: boolean;
}

export const sceneOf = (view: ChopView): Scene => {
  const position = restore(
    view,
    view.faceDown.map(() => 'broken'),
  );
  const { setup, won } = position;
  return {
    view,
    position,
    setup,
    distances: distancesIn(setup),
    cheeseChance: view.faceDown.length === 0 ? 0 : view.unseen.cheese / view.faceDown.length,
    isAllWon: won === setup.cheeses,
  };
};

/** A mouse on the board after a move. */
export interface MouseSeen {
  readonly number: number;
  readonly cell: Cell;
  /** In a hole or under the table, where the cat cannot come. */
  readonly isSafe: boolean;
  /** The probability that the cat's next roll could catch it where it is. */
  readonly danger: number;
  /** The cat's steps to it, or to the front of its hole. */
  readonly away: number;
  /** Its steps to the nearest free hole or place under the table; 0 where it is safe. */
  readonly toSafety: number;
}

/** What one move leads to before anything is rolled. */
export interface AfterMove {
  readonly move: ChopMove;
  readonly position: ChopPosition;
  readonly mice: readonly MouseSeen[];
  /** The probability that the cat's next roll could catch some mouse. */
  readonly anyDanger: number;
  readonly caught: number;
  readonly cheeseWon: number;
  readonly turnsTile: boolean;
  /** The number of the mouse that was moved, or −1 for the cat's moves. */
  readonly moved: number;
}

const isSafe = ({ table }: Setup, cell: Cell): boolean => cell >= FIRST_HOLE || has(table, cell);

/** The ends of the cat's next roll, once for each face of its die. */
const catEnds = (position: ChopPosition): readonly CellSet[] => {
  const ways = waysOf(position, CAT);
  return position.setup.catDie.faces.map((value) => {
    const ends: CellSet = { low: 0, high: 0 };
    findEnds(ways, position.cat, value, ends);
    return ends;
  });
};

export const nearest = (steps: readonly number[] | undefined, goals: readonly Cell[]): number =>
  goals.reduce((least, goal) => Math.min(least, steps?.[goal] ?? UNREACHABLE), UNREACHABLE);

const refugesOf = ({ setup: { floor, table }, miceSet }: ChopPosition): readonly Cell[] =>
  cellsOf({
    low: floor.low & table.low & ~miceSet.low,
    high: ((floor.high & table.high) | ALL_HOLES) & ~miceSet.high,
  });

const miceIn = (scene: Scene, position: ChopPosition, ends: readonly CellSet[]): readonly MouseSeen[] => {
  const { setup, distances } = scene;
  const refuges = refugesOf(position);
  return NUMBERS.filter((number) => position.mice[number] !== OFF_BOARD).map((number) => {
    const cell = position.mice[number] ?? OFF_BOARD;
    const safe = isSafe(setup, cell);
    const fronts = cell >= FIRST_HOLE ? (setup.beside[cell] ?? []) : [cell];
    return {
      number,
      cell,
      isSafe: safe,
      danger: safe ? 0 : ends.filter((reached) => has(reached, cell)).length / ends.length,
      away: nearest(distances.cat[position.cat], fronts),
      toSafety: safe ? 0 : nearest(distances.mice[cell], refuges),
    };
  });
};

const seeMove = (scene: Scene, move: ChopMove): AfterMove => {
  const before = scene.position;
  const position = before.clone();
  position.act(before.actionOf(move));
  const ends = catEnds(position);
  const mice = miceIn(scene, position, ends);
  const exposed = mice.filter((mouse) => !mouse.isSafe);
  return {
    move,
    position,
    mice,
    anyDanger: ends.filter((reached) => exposed.some(({ cell }) => has(reached, cell))).length / ends.length,
    caught: sizeOf(before.miceSet) - sizeOf(position.miceSet),
    cheeseWon: position.won - before.won,
    turnsTile: sizeOf(position.faceDown) < sizeOf(before.faceDown),
    moved: NUMBERS.find((number) => before.mice[number] !== position.mice[number] && before.piece !== CAT) ?? -1,
  };
};

export const seeMoves = (scene: Scene, moves: readonly ChopMove[]): readonly AfterMove[] =>
  moves.map((move) => seeMove(scene, move));

/** Face-up cheese that the cat does not stand on. */
export const openCheese = ({ cheese, cat }: ChopPosition): readonly Cell[] =>
  cellsOf(cheese).filter((cell) => cell !== cat);

export const closedTiles = ({ faceDown }: ChopPosition): readonly Cell[] => cellsOf(faceDown);

export const freeHoles = ({ miceSet }: ChopPosition): readonly Cell[] =>
  cellsOf({ low: 0, high: ALL_HOLES & ~miceSet.high });

export const holeFronts = ({ setup, miceSet }: ChopPosition, withMouse: boolean): readonly Cell[] =>
  cellsOf({ low: 0, high: ALL_HOLES & (withMouse ? miceSet.high : ~miceSet.high) }).flatMap(
    (hole) => setup.beside[hole] ?? [],
  );
