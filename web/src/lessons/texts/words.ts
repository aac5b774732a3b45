/** Words around a first game, whatever the game. */
export interface LearnWords {
  readonly title: string;
  /** Under the title. */
  readonly lead: string;
  /** How long a chapter takes. */
  readonly minutes: (minutes: number) => string;
  /** How many chapters are done, and how long the others take: 0 where all are done. */
  readonly progress: (done: number, of: number, minutes: number) => string;
  readonly chapter: (number: number) => string;
  readonly start: string;
  readonly goOn: string;
  readonly again: string;
  readonly done: string;
  readonly next: string;
  readonly takeBack: string;
  readonly takeBackMeans: string;
  /** Above what earlier chapters taught. */
  readonly known: string;
  readonly showMe: string;
  readonly showMeMeans: string;
  readonly skip: string;
  readonly skipChapter: string;
  readonly step: (step: number, of: number) => string;
  readonly chapterDone: (number: number) => string;
  readonly allDone: string;
  readonly nextChapter: (title: string) => string;
  readonly firstMatch: string;
  readonly firstMatchMeans: string;
  readonly allChapters: string;
  readonly puzzles: string;
  readonly puzzlesMean: string;
}
