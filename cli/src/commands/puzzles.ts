import { setImmediate } from 'node:timers/promises';
import { characterBotsOf, loadPuzzles, loadReviewer, type PuzzleBook, type PuzzleTask } from '@miaou/bots';
import { GAMES } from '@miaou/games';
import { accepted, type Parsed, parseChoice, parseInteger, type Refusal, refused, sameJson } from '@miaou/kit';
import { type Flags, number, parseGame } from '../commandLine/flags.js';
import { DONE, type Outcome, REPORTED, usageError } from '../output/outcome.js';
import { startProgress } from '../output/progress.js';
import { readPuzzleFile, writePuzzleFile } from '../puzzles/puzzleFile.js';
import { abortedByInterrupt } from '../signals.js';
import { fill } from '../texts/sentence.js';
import type { Invocation, RunCommand } from './command.js';

const MOST_PUZZLES = 10_000;

type Puzzles = Awaited<ReturnType<typeof loadPuzzles>>;
type PuzzleReviewer = ConstructorParameters<Puzzles['PuzzleMine']>[0]['reviewer'];

/** What judges the puzzles of a game. */
const reviewerOf = async (id: string): Promise<Parsed<PuzzleReviewer>> => {
  const game = parseGame(id);
  if (!game.ok) return game;
  const { makesPuzzles } = await loadPuzzles();
  const reviewer = await loadReviewer(id);
  if (makesPuzzles(reviewer)) return accepted(reviewer);
  const reviewers = await Promise.all(GAMES.map(async ({ id: other }) => ({ other, by: await loadReviewer(other) })));
  const known = reviewers.flatMap(({ other, by }) => (makesPuzzles(by) ? [other] : []));
  return refused({ code: 'no-puzzles', game: id, known });
};

/** The file of an earlier call with the same task, or an empty one. */
const bookFor = async (task: PuzzleTask, path: string): Promise<Parsed<PuzzleBook>> => {
  const read = await readPuzzleFile(path);
  if (!read.ok) {
    const isNew = read.error.code === 'file-missing';
    return isNew ? accepted({ format: 'miaou-puzzles/1', ...task, matches: 0, puzzles: [] }) : read;
  }
  const { game, seed, count } = read.value;
  return sameJson({ game, seed, count }, task) ? read : refused({ code: 'foreign-puzzles', path });
};

const parseTask = (game: string, flags: Flags): Parsed<PuzzleTask> => {
  const count = parseInteger('--count', number(flags['count']), 1, MOST_PUZZLES);
  return count.ok ? accepted({ game, seed: String(flags['seed'] ?? ''), count: count.value }) : count;
};

/** A book after one more match. */
const grown = (book: PuzzleBook, found: PuzzleBook['puzzles']): PuzzleBook => ({
  ...book,
  matches: book.matches + 1,
  puzzles: [...book.puzzles, ...found],
});

/** Looks through matches until there are enough puzzles, and writes the file after each. */
const mine = async (
  reviewer: PuzzleReviewer,
  from: PuzzleBook,
  path: string,
  { terminal, output: { texts } }: Invocation,
): Promise<{ readonly book: PuzzleBook; readonly isWhole: boolean }> => {
  const { PuzzleMine } = await loadPuzzles();
  const search = new PuzzleMine({ reviewer, characters: characterBotsOf(from.game) }, from);
  const progress = startProgress(terminal, { total: from.count, unit: texts.messages.puzzles, onStdout: false });
  progress.advance(from.puzzles.length, from.puzzles.length);
  let book = from;
  try {
    return await abortedByInterrupt(async (signal) => {
      while (book.puzzles.length < book.count && !signal.aborted) {
        const found = await search.look(book.matches, book.puzzles);
        book = grown(book, found);
        await writePuzzleFile(path, book);
        progress.advance(found.length, found.length);
        // Ctrl-C is heard between two matches.
        await setImmediate();
      }
      return { book, isWhole: book.puzzles.length === book.count };
    });
  } finally {
    progress.stop();
  }
};

const make = async (game: string, invocation: Invocation): Promise<Outcome> => {
  const { flags, terminal, output } = invocation;
  const reviewer = await reviewerOf(game);
  if (!reviewer.ok) return usageError(reviewer.error);
  const task = parseTask(game, flags);
  if (!task.ok) return usageError(task.error);
  const path = String(flags['out'] ?? `${game}.json`);
  const from = await bookFor(task.value, path);
  if (!from.ok) return usageError(from.error);
  const { book, isWhole } = await mine(reviewer.value, from.value, path, invocation);
  if (!isWhole) {
    terminal.stderr.write(`${output.texts.messages.exploitStopped}\n`);
    return REPORTED;
  }
  const facts = { puzzles: book.puzzles.length, matches: book.matches, seed: book.seed, path };
  terminal.stdout.write(`${output.json ? JSON.stringify(facts) : fill(output.texts.messages.puzzlesMade, facts)}\n`);
  return DONE;
};

/** Judges every puzzle again. The numbers of those that do not hold, counted from 1. */
const judgeAll = async (
  reviewer: PuzzleReviewer,
  book: PuzzleBook,
  seed: string,
  { terminal, output }: Invocation,
): Promise<readonly number[]> => {
  const { JUDGED, leadAgain } = await loadPuzzles();
  const { messages } = output.texts;
  const progress = startProgress(terminal, { total: book.puzzles.length, unit: messages.puzzles, onStdout: true });
  const changed: number[] = [];
  try {
    for (const [index, puzzle] of book.puzzles.entries()) {
      const settings = { seed: `${seed} ${index}`, worlds: JUDGED * reviewer.worlds };
      const { lead, holds } = leadAgain(reviewer, puzzle, settings);
      progress.advance(1, 1);
      if (holds) continue;
      changed.push(index + 1);
      if (!output.json)
        terminal.stdout.write(
          `${fill(messages.puzzleChanged, { puzzle: index + 1, lead: (100 * lead).toFixed(1) })}\n`,
        );
    }
  } finally {
    progress.stop();
  }
  return changed;
};

const check = async (path: string, invocation: Invocation): Promise<Outcome> => {
  const { flags, terminal, output } = invocation;
  const book = await readPuzzleFile(path);
  if (!book.ok) return usageError(book.error);
  const reviewer = await reviewerOf(book.value.game);
  if (!reviewer.ok) return usageError(reviewer.error);
  const changed = await judgeAll(reviewer.value, book.value, String(flags['seed'] ?? 'check'), invocation);
  const facts = { puzzles: book.value.puzzles.length, changed: output.json ? changed : changed.length };
  terminal.stdout.write(`${output.json ? JSON.stringify(facts) : fill(output.texts.messages.puzzlesChecked, facts)}\n`);
  if (typeof flags['out'] === 'string') {
    const puzzles = book.value.puzzles.filter((_, index) => !changed.includes(index + 1));
    await writePuzzleFile(flags['out'], { ...book.value, puzzles });
  }
  return changed.length === 0 ? DONE : REPORTED;
};

const DEEDS = { make, check } as const;

/** Makes puzzles of a game, or judges those of a file again. */
export const puzzles: RunCommand = (invocation) => {
  const deed = parseChoice('make | check', invocation.argument, Object.keys(DEEDS) as (keyof typeof DEEDS)[]);
  return deed.ok
    ? DEEDS[deed.value](invocation.second, invocation)
    : Promise.resolve(usageError(deed.error satisfies Refusal));
};
