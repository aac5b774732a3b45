/** The texts that a table needs at first. All others are loaded when the board is shown. */
export interface FrameWords {
  /** The own seat's name, where others have theirs. */
  readonly you: string;
  readonly connecting: string;
  readonly lost: string;
  readonly gone: { readonly title: string; readonly means: string };
  /** For a table that the operator of the server has closed. */
  readonly closed: { readonly title: string; readonly means: string };
  /** For a table whose game this page does not know. */
  readonly unknownGame: { readonly title: (game: string) => string; readonly means: string };
  readonly freeSeat: string;
  /** The name of a person for whom a program plays or looks on. */
  readonly programOf: (name: string) => string;
  /** A bot that plays for somebody. */
  readonly standsIn: (bot: string, name: string) => string;
  /** For whom, under the bot's own name. */
  readonly standsFor: (name: string) => string;
  /** What hides the own cards from who shares the device. */
  readonly cover: string;
  readonly yourTurn: string;
  /** Follows "your turn" and the clock, where the log hides the table. */
  readonly backToTable: string;
  readonly hint: string;
  readonly menu: string;
  readonly log: string;
  readonly unread: (count: number) => string;
  readonly sending: string;
}
