import { loadPuzzles, type PuzzleBook } from '@miaou/bots';
import { accepted, type Parsed, refused } from '@miaou/kit';
import { readJsonFile } from '../input/jsonFile.js';
import { replaceFile } from '../output/replaceFile.js';

/** Reads a file of puzzles, whole or interrupted. */
export const readPuzzleFile = async (path: string): Promise<Parsed<PuzzleBook>> => {
  const read = await readJsonFile(path);
  if (!read.ok) return read;
  const { parsePuzzleBook } = await loadPuzzles();
  const book = parsePuzzleBook(read.value);
  return book === undefined ? refused({ code: 'foreign-puzzles', path }) : accepted(book);
};

export const writePuzzleFile = async (path: string, book: PuzzleBook): Promise<void> => {
  const { formatPuzzleBook } = await loadPuzzles();
  await replaceFile(path, formatPuzzleBook(book));
};
