/** What is said beside an example that is played. */
export interface LiveWords {
  readonly roll: string;
  readonly tapRing: string;
  readonly tapSquare: string;
  readonly canReach: (roll: number, places: number) => string;
  readonly caughtWith: (faces: number, of: number) => string;
  readonly outOfReach: string;
}
