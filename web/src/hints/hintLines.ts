import type { Hint, Reason } from '@miaou/bots';
import type { GameTypes } from '@miaou/kit';
import type { Aid } from './aids';

/** A hint in the reader's words. */
interface HintLine {
  /** What could be done, in two or three words. */
  readonly option: string;
  /** What it is beside the others, such as the next bid. */
  readonly role?: string;
  /** Why it is good, or why it is not. */
  readonly reason: string;
}

/** The hints of one game in words. Loaded with the first hint. */
export interface HintLines {
  ready(): Promise<void>;
  lineFor(hint: Hint, view: GameTypes['view']): HintLine;
  /** Which of the ranked hints are compared, in the order in which they are shown; the best ones where it is left out. */
  compared?(hints: readonly Hint[]): readonly Hint[];
  /** Where no points are known, options are compared in words: a chance to win among many players frightens, and cards differ by little of it. */
  readonly comparesInWords?: true;
  /** What the reader can check on the table, in a few short sentences. */
  factsIn?(view: GameTypes['view']): readonly string[];
  /** What can be worked out from the view, and from nothing else; `names` are those of the seats. */
  aidsIn?(view: GameTypes['view'], names: readonly string[]): readonly Aid[];
}

/** More would be a table of numbers, not a hint. */
const MOST_SHOWN = 3;

/** The hints that are shown. */
export const shownOf = (lines: HintLines, hints: readonly Hint[]): readonly Hint[] =>
  lines.compared?.(hints) ?? hints.slice(0, MOST_SHOWN);

/** Words for each reason of a game; leaving one out does not compile. */
export type ReasonWords<R extends Reason> = {
  readonly [Code in R['code']]: (facts: Extract<R, { readonly code: Code }>) => string;
};

/** The words for a reason. */
export const reasonText = <R extends Reason>(words: ReasonWords<R>, reason: R): string =>
  (words[reason.code as R['code']] as (facts: R) => string)(reason);
