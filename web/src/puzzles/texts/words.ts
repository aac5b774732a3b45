import type { Difficulty } from '@miaou/bots';

/** Words around puzzles, whatever the game. */
export interface PuzzleWords {
  readonly title: string;
  /** Under the title. */
  readonly lead: string;
  readonly ofTheDay: string;
  /** A day by its name, such as “16 November”. */
  readonly ofDay: (day: string) => string;
  readonly numbered: (number: number) => string;
  readonly daysInARow: (days: number) => string;
  readonly begin: string;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly doneOf: (done: number, all: number) => string;
  readonly start: string;
  readonly next: string;
  readonly all: string;
  readonly known: string;
  readonly question: string;
  readonly answers: string;
  readonly right: (option: string) => string;
  readonly better: (option: string) => string;
  /** Before the reason for what was answered. */
  readonly chosen: (option: string) => string;
  readonly kept: string;
  readonly compared: string;
  readonly playOn: string;
  readonly playOnMeans: string;
  readonly solved: string;
  readonly missed: string;
  readonly noneWithNumber: (found: string, count: number) => string;
}
