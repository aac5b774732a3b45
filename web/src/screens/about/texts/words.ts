/** One question that a careful player asks, with a plain answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What Miaou promises, and what it cannot. */
export interface AboutWords {
  readonly title: string;
  readonly intro: string;
  readonly fair: string;
  /** Leads to where a match can be checked. */
  readonly check: string;
  readonly checkHint: string;
  readonly questions: readonly Question[];
  readonly notYet: string;
  readonly limits: readonly Question[];
  readonly games: string;
  readonly credits: (games: readonly string[]) => string;
  readonly free: string;
}
