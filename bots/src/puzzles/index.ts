/** Puzzles of a game: found in matches of strong bots, and judged again. Loaded on demand, as training is. */
export { formatPuzzleBook, parsePuzzleBook } from './book.js';
export { leadAgain, makesPuzzles } from './judge.js';
export { JUDGED, PuzzleMine } from './mine.js';
