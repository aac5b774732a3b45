import type { GameTypes } from '@miaou/kit';
import type { Reason } from '../adviser.js';
import type { Verdict } from './verdict.js';

/** The languages in which a review is told. */
export type ReviewLanguage = 'en' | 'fr' | 'pt' | 'it' | 'zh' | 'de';

/** The words of one game for its review. They name nobody: a review is read by whoever decided, and by others. */
export interface GameReviewWords<T extends GameTypes = GameTypes, R extends Reason = Reason> {
  /** A kind of decision, such as bidding. */
  phase(phase: string): string;
  /** A move in two or three words. */
  option(move: T['move']): string;
  /** Something that was hidden, such as a card. */
  hidden(what: string): string;
  /** One sentence. */
  reason(reason: R): string;
}

/** Loads the words of a game in one language. */
export type LoadGameReviewWords = (language: ReviewLanguage) => Promise<GameReviewWords>;

/** Words for each reason of a game; leaving one out does not compile. */
export type ReasonSentences<R extends Reason> = {
  readonly [Code in R['code']]: (facts: Extract<R, { readonly code: Code }>) => string;
};

/** The sentence for a reason. */
export const sentenceFor = <R extends Reason>(sentences: ReasonSentences<R>, reason: R): string =>
  (sentences[reason.code as R['code']] as (facts: R) => string)(reason);

/** The words of every review. Chances are counted in hundredths. */
export interface ReviewWords {
  readonly title: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly round: (round: number) => string;
  readonly seat: (seat: number) => string;
  readonly gaveAway: (chances: number) => string;
  readonly bestKnown: (option: string) => string;
  readonly bestOpen: (option: string) => string;
  readonly chance: string;
  readonly points: string;
  readonly best: string;
  readonly made: string;
  readonly whiskers: string;
  readonly hidden: string;
  readonly luckApart: string;
  readonly choice: string;
  readonly luck: string;
  readonly together: string;
  readonly remembered: string;
  readonly decided: string;
  readonly goodOf: (good: number, all: number) => string;
  readonly evenLuck: string;
  readonly turningPoints: string;
  readonly allDecisions: string;
}
