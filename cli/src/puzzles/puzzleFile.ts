import { loadPuzzles, type PuzzleBook } from '@miaou/bots';
import { accepted, type Parsed, type Refusal, refused } from '@miaou/kit';
import { readJsonFile } from '../input/jsonFile.js';
import { replaceFile } from '../output/replaceFile.js';

/** A file that cannot be opened says why; one with other content is no file of puzzles, whatever is wrong with its text. */
const isAboutTheFile = ({ code }: Refusal): boolean => code.startsWith('file-');

/** Reads a file of puzzles, whole or interrupted. */
export const readPuzzleFile = async (path: string): Promise<Parsed<PuzzleBook>> => {
  const read = await readJsonFile(path);
  if (!read.ok && isAboutTheFile(read.error)) return read;
  const { parsePuzzleBook } = await loadPuzzles();
  const book = read.ok ? parsePuzzleBook(read.value) : undefined;
  return book === undefined ? refused({ code: 'not-puzzles', path }) : accepted(book);
};

export const writePuzzleFile = async (path: string, book: PuzzleBook): Promise<void> => {
  const { formatPuzzleBook } = await loadPuzzles();
  await replaceFile(path, formatPuzzleBook(book));
};
