import type { MatchRecord, Seat } from '@miaou/kit';
import type { Adviser } from './adviser.js';
import type { Bot, BotRequest } from './bot.js';
import type { ControlVariate } from './controlVariate.js';
import { charactersOf } from './gameCharacters.js';
import { BOTS_BY_GAME, CURVES_BY_GAME, REVIEW_WORDS_BY_GAME } from './games.js';
import { random } from './random.js';
import type { ReviewedDecision, ReviewSettings, StandingAfter } from './review/reviewDecision.js';
import type { KnownCurves, Reviewer } from './review/reviewer.js';
import type { ReviewSummary } from './review/summary.js';
import type { GameReviewWords, ReviewLanguage } from './review/words.js';

export type { Adviser, Gain, Hint, Reason } from './adviser.js';
export type { Bot, BotRequest, Budget } from './bot.js';
export type { ChopReason } from './chop/reasons.js';
export {
  differenceOfShare,
  type Estimate,
  estimateDifference,
  estimateFrom,
  estimateGap,
  estimateMean,
  estimateShare,
  meanOf,
  shareOfDifference,
  varianceOf,
} from './confidenceInterval.js';
export type { ControlVariate } from './controlVariate.js';
export type { FelixReason } from './felix/adviser.js';
export { CHARACTERS, type Character, charactersOf, levelOfBot, standInFor, tempoOf } from './gameCharacters.js';
export { playMatch } from './playMatch.js';
export { parsePuzzleBook } from './puzzles/book.js';
export {
  byDifficulty,
  DIFFICULTIES,
  type Difficulty,
  difficultiesOf,
  type OpenAnswer,
  type OpenPuzzle,
  openPuzzle,
  type Puzzle,
  type PuzzleBook,
  type PuzzleTask,
} from './puzzles/puzzle.js';
export { decisionSeed, REVIEW_SEED } from './review/decisionSeed.js';
export type {
  GameReviewWords,
  Review,
  ReviewedDecision,
  ReviewedOption,
  Reviewer,
  ReviewLanguage,
  ReviewSettings,
  ReviewSummary,
  ReviewWords,
  SeatSummary,
  StandingAfter,
  Verdict,
} from './review/index.js';
export { signed, wholePoints } from './review/signed.js';

/** The bots that can play a game. A game without bots of its own has the random one. */
export const botsFor = (game: string): readonly Bot[] => [random, ...(BOTS_BY_GAME.get(game)?.bots ?? [])];

/** The bot of this name that plays the game, if there is one. */
export const botNamed = (game: string, name: string): Bot | undefined => botsFor(game).find((bot) => bot.name === name);

export const adviserFor = (game: string): Adviser | undefined => BOTS_BY_GAME.get(game)?.adviser;

export const controlVariateFor = (game: string): ControlVariate | undefined => BOTS_BY_GAME.get(game)?.controlVariate;

/** Loads what bots and adviser need for a decision. Must be awaited where weights are not bundled (in the page). */
export const loadWeights = async ({ game, view }: Pick<BotRequest, 'game' | 'view'>): Promise<void> => {
  await BOTS_BY_GAME.get(game)?.loadWeights?.(view);
};

/** What judges the decisions of a game, if it has that. */
export const loadReviewer = async (game: string): Promise<Reviewer | undefined> =>
  BOTS_BY_GAME.get(game)?.loadReviewer?.();

/** By what a game's chances are bent where they are told, if it is reviewed. */
export const loadCurves = async (game: string): Promise<KnownCurves | undefined> => CURVES_BY_GAME.get(game)?.();

/** The words of a game in which its review is told. */
export const loadGameReviewWords = async (
  game: string,
  language: ReviewLanguage,
): Promise<GameReviewWords | undefined> => REVIEW_WORDS_BY_GAME.get(game)?.(language);

/** Reviews are loaded on demand, as training is. */
export const loadReview = () => import('./review/index.js');

/** Reviews one decision of a record that was replayed before, and loads all that it takes. */
export const reviewMove = async (
  game: string,
  record: MatchRecord,
  move: number,
  settings: ReviewSettings,
): Promise<ReviewedDecision | undefined> => {
  const [{ reviewDecision, endOfMatch }, reviewer] = await Promise.all([loadReview(), loadReviewer(game)]);
  if (reviewer === undefined) return undefined;
  await loadWeights({ game, view: endOfMatch(reviewer.rules, record).view('spectator') });
  return reviewDecision(reviewer, record, move, settings);
};

/** How all seats stood after every decision but those of one player, in the order of the match. */
export const standingsBeside = async (
  game: string,
  record: MatchRecord,
  reviewed: Seat,
  settings: ReviewSettings,
): Promise<readonly StandingAfter[] | undefined> => {
  const [{ decisionsIn, endOfMatch, standingAfter }, reviewer] = await Promise.all([loadReview(), loadReviewer(game)]);
  if (reviewer === undefined) return undefined;
  await loadWeights({ game, view: endOfMatch(reviewer.rules, record).view('spectator') });
  return decisionsIn(reviewer.rules, record)
    .filter(({ seat }) => seat !== reviewed)
    .map(({ move }) => standingAfter(reviewer, record, move, settings));
};

/** What is to be told of a whole match, from the decisions that were reviewed so far. */
export const summariseReview = async (
  game: string,
  record: MatchRecord,
  decisions: readonly ReviewedDecision[],
  others: readonly StandingAfter[] = [],
): Promise<ReviewSummary | undefined> => {
  const [{ summaryOf }, reviewer] = await Promise.all([loadReview(), loadReviewer(game)]);
  return reviewer === undefined ? undefined : summaryOf(reviewer, record, decisions, others);
};

/** The bots of all characters of a game, the weakest first. */
export const characterBotsOf = (game: string): readonly Bot[] =>
  charactersOf(game).flatMap(({ id }) => botNamed(game, id) ?? []);

/** Puzzles are made and judged on demand, as matches are reviewed; to show them takes no more than `openPuzzle`. */
export const loadPuzzles = () => import('./puzzles/index.js');

/** Training is loaded on demand: a program that only plays must not wait for it. */
export const loadTraining = () => import('./training/index.js');

export type Training = Awaited<ReturnType<typeof loadTraining>>;
