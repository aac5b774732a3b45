import { byDifficulty, type Difficulty, difficultiesOf, type Puzzle, parsePuzzleBook } from '@miaou/bots';
import type { GameManifest } from '../games/manifest';
import type { PuzzleProgress } from './progress';

/** The puzzles of one game as the page has them. */
export interface GamePuzzles {
  readonly game: GameManifest;
  readonly puzzles: readonly Puzzle[];
  /** By puzzle. */
  readonly difficulties: readonly Difficulty[];
  /** Indices of the puzzles, the easiest first. */
  readonly order: readonly number[];
}

/** Loads the puzzles of a game; undefined where it has none. */
export const loadGamePuzzles = async (game: GameManifest): Promise<GamePuzzles | undefined> => {
  if (game.puzzles === undefined) return undefined;
  const { default: text } = await game.puzzles();
  const book = parsePuzzleBook(JSON.parse(text));
  if (book === undefined) throw new Error(`the puzzles of ${game.id} cannot be read`);
  const { puzzles } = book;
  return { game, puzzles, difficulties: difficultiesOf(puzzles), order: byDifficulty(puzzles) };
};

/** The puzzles of one difficulty, the easiest first. */
export const ofDifficulty = ({ order, difficulties }: GamePuzzles, difficulty: Difficulty): readonly number[] =>
  order.filter((index) => difficulties[index] === difficulty);

/** Whether a puzzle was answered, and whether rightly. */
export const answerTo = (
  { game, puzzles }: GamePuzzles,
  index: number,
  { answered }: PuzzleProgress,
): 'solved' | 'missed' | undefined => {
  const action = answered[game.id]?.[index];
  if (action === undefined) return undefined;
  return puzzles[index]?.answers[0]?.action === action ? 'solved' : 'missed';
};

/** What comes after a puzzle: the next one of its difficulty that was not answered, then any; undefined when all are done. */
export const nextAfter = (own: GamePuzzles, index: number, progress: PuzzleProgress): number | undefined => {
  const difficulty = own.difficulties[index];
  const open = own.order.filter((one) => one !== index && answerTo(own, one, progress) === undefined);
  return open.find((one) => own.difficulties[one] === difficulty) ?? open[0];
};
