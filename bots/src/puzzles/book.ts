import { isJsonObject, type JsonObject } from '@miaou/kit';
import { PUZZLE_FORMAT, type Puzzle, type PuzzleAnswer, type PuzzleBook } from './puzzle.js';

const isWhole = (raw: unknown): raw is number => Number.isInteger(raw) && Number(raw) >= 0;

const isFigure = (raw: unknown): boolean => Array.isArray(raw) && raw.length === 3 && raw.every(Number.isFinite);

const isAnswer = (raw: unknown): raw is PuzzleAnswer => {
  if (!isJsonObject(raw)) return false;
  const { action, chance, points, reason } = raw;
  const isReason = isJsonObject(reason) && typeof reason['code'] === 'string';
  return isWhole(action) && isFigure(chance) && (points === undefined || isFigure(points)) && isReason;
};

const isPuzzle = (raw: unknown): raw is Puzzle => {
  if (!isJsonObject(raw)) return false;
  const { options, deal, actions, answers, solved } = raw;
  const isList = (list: unknown, isItem: (item: unknown) => boolean): list is readonly unknown[] =>
    Array.isArray(list) && list.every(isItem);
  const hasStart = isJsonObject(options) && isJsonObject(deal) && isList(actions, isWhole);
  return hasStart && isList(answers, isAnswer) && answers.length >= 2 && isList(solved, isWhole);
};

const isTask = ({ game, seed, count }: JsonObject): boolean =>
  typeof game === 'string' && typeof seed === 'string' && isWhole(count);

/** The puzzles in a file; undefined where it is not one of puzzles. Whether they are legal is for `openPuzzle` to say. */
export const parsePuzzleBook = (raw: unknown): PuzzleBook | undefined => {
  if (!isJsonObject(raw) || raw['format'] !== PUZZLE_FORMAT || !isTask(raw) || !isWhole(raw['matches']))
    return undefined;
  const { puzzles } = raw;
  return Array.isArray(puzzles) && puzzles.every(isPuzzle) ? (raw as unknown as PuzzleBook) : undefined;
};

/** A file of puzzles as text, one puzzle a line, so that two versions of it can be compared. */
export const formatPuzzleBook = ({ puzzles, ...task }: PuzzleBook): string => {
  const head = JSON.stringify(task).slice(0, -1);
  return `${head},"puzzles":[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]}\n`;
};
