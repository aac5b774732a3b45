/** The words around a review. */
export interface ReviewPageWords {
  readonly knew: string;
  readonly really: string;
  readonly progress: (done: number, all: number) => string;
  readonly place: (number: number, all: number) => string;
  /** When something was decided, what kind of decision it was, and what was done. */
  readonly moment: (round: string, phase: string, option: string) => string;
  readonly summary: string;
  readonly next: string;
  readonly previous: string;
  /** Plays on from the moment of the decision. */
  readonly tryAgain: string;
  readonly inReplay: string;
  readonly whose: string;
  readonly failed: string;
  readonly nothing: string;
  /** What a whole match comes to: how it was played, and how luck was. */
  readonly headline: (playedWell: boolean, luckWasKind: boolean) => string;
  readonly line: string;
  readonly inHundred: string;
  readonly chanceOf: (option: string, chance: number, spread: number) => string;
  readonly shareOf: (what: string, share: number) => string;
  readonly pointsEven: (played: string, even: string) => string;
}
