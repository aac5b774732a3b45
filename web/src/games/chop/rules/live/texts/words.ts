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
}
