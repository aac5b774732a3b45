import type { RolledNumber } from '../rollOften';

/** What is said beside an example that is played. */
export interface LiveWords {
  readonly again: string;
  readonly liesThere: (square: string) => string;
  readonly roll: string;
  /** What can be changed in an example. */
  readonly asks: Readonly<Record<'catRolls' | 'caughtBefore' | 'missing', string>>;
  /** Words for what is chosen, where a number does not say it. */
  readonly variants: Readonly<Record<string, string>>;
  readonly miceLeft: string;
  readonly tapRing: string;
  readonly tapRingForCat: string;
  readonly tapSquare: string;
  readonly canReach: (roll: number, places: number) => string;
  readonly catReaches: (roll: number, places: number) => string;
  readonly mayNotReturn: (square: string) => string;
  /** In front of the last mouse's hole. */
  readonly mayWait: (square: string) => string;
  readonly mayNotWait: (square: string) => string;
  readonly goesOn: string;
  readonly caughtWith: (faces: number, of: number) => string;
  readonly outOfReach: string;
  readonly cat: string;
  readonly mice: string;
  readonly whoStands: string;
  readonly catStands: (squares: number, onTable: number) => string;
  readonly miceStand: (squares: number, underTable: number, holes: number) => string;
  readonly whichTile: string;
  readonly shuffle: string;
  readonly tilesLie: (found: number, all: number) => string;
  readonly whoseDie: string;
  readonly howOften: string;
  readonly onFaces: (faces: number, of: number) => string;
  /** How often each number of a die came. */
  readonly rolled: (rolls: number, numbers: readonly RolledNumber[]) => string;
}
