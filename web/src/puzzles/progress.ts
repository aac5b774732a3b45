import { isJsonObject } from '@miaou/kit';
import { recall, remember } from '../preferences/store';

/** What was answered, by the index of the puzzle: the action that was chosen. */
type Answered = Readonly<Record<number, number>>;

/** Days in a row on which a puzzle of the day was answered. */
interface Streak {
  /** The last of them. */
  readonly day: number;
  readonly days: number;
}

/** What somebody has done with the puzzles. It stays on this device. */
export interface PuzzleProgress {
  readonly answered: Readonly<Record<string, Answered>>;
  readonly streak: Streak | null;
}

const KEY = 'puzzles';
const NOTHING_DONE: PuzzleProgress = { answered: {}, streak: null };

const isCount = (raw: unknown): raw is number => Number.isInteger(raw) && Number(raw) >= 0;

const answeredIn = (raw: unknown): Answered =>
  isJsonObject(raw)
    ? Object.fromEntries(
        Object.entries(raw).flatMap(([index, action]) =>
          isCount(Number(index)) && isCount(action) ? [[index, action]] : [],
        ),
      )
    : {};

const streakIn = (raw: unknown): Streak | null => {
  if (!isJsonObject(raw)) return null;
  const { day, days } = raw;
  return isCount(day) && isCount(days) && days > 0 ? { day, days } : null;
};

/** Reads what was stored, by this version of the page or another. */
export const parsePuzzleProgress = (text: string | null): PuzzleProgress => {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    if (!isJsonObject(raw) || !isJsonObject(raw['answered'])) return NOTHING_DONE;
    const games = Object.entries(raw['answered']).map(([game, answered]) => [game, answeredIn(answered)] as const);
    return { answered: Object.fromEntries(games), streak: streakIn(raw['streak']) };
  } catch {
    return NOTHING_DONE;
  }
};

export const recallPuzzles = (): PuzzleProgress => parsePuzzleProgress(recall(KEY));

export const keepPuzzles = (progress: PuzzleProgress): void => remember(KEY, JSON.stringify(progress));

/** The first answer to a puzzle is the one that counts. */
export const withAnswer = (progress: PuzzleProgress, game: string, index: number, action: number): PuzzleProgress => {
  const own = progress.answered[game] ?? {};
  return own[index] === undefined
    ? { ...progress, answered: { ...progress.answered, [game]: { ...own, [index]: action } } }
    : progress;
};

/** A day with its puzzle answered, rightly or not: a wrong answer ends no streak. */
export const withDay = (progress: PuzzleProgress, day: number): PuzzleProgress => {
  const { streak } = progress;
  if (streak !== null && streak.day >= day) return progress;
  return { ...progress, streak: { day, days: streak?.day === day - 1 ? streak.days + 1 : 1 } };
};

/** How many days in a row there are by today; a streak that was left yesterday can still go on. */
export const daysInARow = ({ streak }: PuzzleProgress, today: number): number =>
  streak !== null && streak.day >= today - 1 ? streak.days : 0;

/** Whether a day is one of the streak. */
export const isInStreak = ({ streak }: PuzzleProgress, day: number): boolean =>
  streak !== null && day <= streak.day && day > streak.day - streak.days;
