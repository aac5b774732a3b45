/** A review of a match: every decision judged by what its seat knew. Loaded on demand, in a worker or a thread. */
export { type DecisionPlace, decisionsIn, endOfMatch } from './decisions.js';
export type { ReviewedOption } from './ranking.js';
export {
  type ReviewedDecision,
  type ReviewSettings,
  reviewDecision,
  type StandingAfter,
  standingAfter,
} from './reviewDecision.js';
export type { HiddenShares, Reviewer } from './reviewer.js';
export type { Figure } from './statistics.js';
export { type Review, type ReviewSummary, reviewFrom, type SeatSummary, summaryOf } from './summary.js';
export { loadReviewWords } from './texts/index.js';
export { VERDICTS, type Verdict } from './verdict.js';
export type { GameReviewWords, ReviewLanguage, ReviewWords } from './words.js';
