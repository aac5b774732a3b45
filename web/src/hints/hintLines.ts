import type { Hint, Reason } from '@miaou/bots';
import type { GameTypes } from '@miaou/kit';

/** A hint in the reader's words. */
interface HintLine {
  /** What could be done, in two or three words. */
  readonly option: string;
  /** Why it is good, or why it is not. */
  readonly reason: string;
}

/** The hints of one game in words. Loaded with the first hint. */
export interface HintLines {
  ready(): Promise<void>;
  lineFor(hint: Hint, view: GameTypes['view']): HintLine;
}

/** Words for each reason of a game; leaving one out does not compile. */
export type ReasonWords<R extends Reason> = {
  readonly [Code in R['code']]: (facts: Extract<R, { readonly code: Code }>) => string;
};

/** The words for a reason. */
export const reasonText = <R extends Reason>(words: ReasonWords<R>, reason: R): string =>
  (words[reason.code as R['code']] as (facts: R) => string)(reason);
