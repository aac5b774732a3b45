/** Words that every screen may need. */
export interface ShellWords {
  readonly tagline: string;
  readonly nothingHere: string;
  readonly nothingHereHint: string;
  readonly home: string;
  readonly back: string;
  readonly close: string;
  readonly cancel: string;
  readonly copy: string;
  readonly copied: string;
  readonly language: string;
  readonly lightTheme: string;
  readonly darkTheme: string;
  readonly settings: string;
  readonly loading: string;
  readonly tryAgain: string;
  /** A part of the page could not be fetched: no connection, or a newer page is there. */
  readonly cannotLoad: string;
  readonly cannotLoadHint: string;
  readonly partMissing: string;
  readonly reload: string;
  readonly newVersion: string;
  readonly loadIt: string;
  /** How a bot of each level plays. */
  readonly levels: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, string>>;
  readonly levelOf: (level: number) => string;
  readonly bot: string;
  readonly you: string;
  /** Somebody without a name; the number tells several apart and may be empty. */
  readonly guest: (number: string) => string;
}
