import type { PuzzleWords } from './words';

const words: PuzzleWords = {
  title: 'Puzzles',
  lead: 'One decision, one minute: what would you do?',
  ofTheDay: 'Puzzles of the day',
  ofDay: (day) => `Puzzle of ${day}`,
  numbered: (number) => `Puzzle ${number}`,
  daysInARow: (days) => (days === 1 ? '1 day' : `${days} days in a row`),
  begin: 'Answer one today, and a streak begins.',
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  doneOf: (done, all) => `${done} of ${all}`,
  start: 'Start',
  next: 'Next puzzle',
  all: 'All puzzles',
  known: 'What you know',
  question: 'What is best here?',
  answers: 'Answers',
  right: (option) => `Yes: ${option}.`,
  better: (option) => `Better: ${option}.`,
  chosen: (option) => `${option}:`,
  kept: 'A wrong answer ends no streak: thinking counts, not guessing right.',
  compared: 'All answers compared',
  playOn: 'Play on from here',
  playOnMeans: 'what is hidden is drawn anew',
  solved: 'solved',
  missed: 'seen',
  noneWithNumber: (found, count) => `There is no puzzle ${found}: they go from 1 to ${count}.`,
};

export default words;
