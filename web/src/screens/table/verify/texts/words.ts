/** Whether the deal and the dice of a match follow from what was sealed before it. */
export interface VerifyWords {
  readonly checking: string;
  readonly missing: string;
  readonly yes: string;
  readonly yesMeans: (opened: number) => string;
  readonly no: string;
  readonly noMeans: string;
  readonly unsealed: string;
  readonly unsealedMeans: string;
  /** The first thing that does not match. */
  readonly wrong: {
    readonly secret: string;
    readonly share: (name: string) => string;
    readonly seen: string;
    readonly part: string;
    readonly deal: string;
    readonly roll: (move: number) => string;
    readonly move: (move: number) => string;
    readonly result: string;
    readonly record: string;
  };
  readonly onSeal: string;
  readonly fromLetter: string;
  readonly sealed: string;
  readonly opened: string;
  readonly dealt: string;
  readonly same: string;
  /** In a match without dice. */
  readonly sameDeal: string;
  readonly notChecked: string;
  readonly house: string;
  /** Why a seat has no letter of its own. */
  readonly late: string;
  readonly none: string;
  readonly bot: string;
  readonly proves: string;
  readonly provesText: string;
  readonly alone: string;
  readonly provesNot: string;
  readonly provesNotText: string;
  /** How many of how many match. */
  readonly count: (count: number, of: number) => string;
  /** So many were thrown once more. */
  readonly dice: (count: number) => string;
  readonly stepByStep: string;
  readonly next: string;
  /** After the last of them: all are shown again. */
  readonly allSteps: string;
  /** What happens in each of the three steps. */
  readonly explained: readonly [string, string, string];
  readonly report: string;
  readonly save: string;
  readonly done: string;
}
