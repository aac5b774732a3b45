import type { Stage } from '@miaou/table';

/** Words of the first screen and of the lists of tables. */
export interface HomeWords {
  readonly noAccount: string;
  readonly seatCode: string;
  readonly players: (least: number, most: number) => string;
  readonly minutes: (count: number) => string;

  readonly playNow: string;
  readonly againstBots: (bots: number, level: string) => string;
  readonly choosePlay: (game: string) => string;
  /** The visitor's name at a table of their own. */
  readonly myName: string;
  /** The way to a first game, for who has never played. */
  readonly learnFirst: string;
  readonly inviteFriends: string;
  readonly sameDevice: string;

  readonly yourTables: string;
  readonly onThisDevice: string;
  readonly goOn: string;
  readonly youAre: (name: string) => string;
  readonly leave: string;
  readonly leaveSure: string;
  readonly leaveMeans: string;
  readonly remove: string;
  readonly removeSure: string;
  readonly removeMeans: string;
  readonly now: string;
  readonly noTables: string;
  readonly allTables: string;
  readonly watch: string;
  readonly join: string;
  readonly tableOf: (host: string) => string;
  readonly botsOnly: string;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly yourTurn: string;
  readonly seatsTaken: (taken: number, seats: number) => string;
  readonly watching: (count: number) => string;

  readonly watchTitle: string;
  readonly everyGame: string;
  readonly gameLegend: string;
  readonly stageLegend: string;
  readonly everyStage: string;
  readonly freeSeats: string;
  readonly inPlay: string;
  readonly noneLikeThat: string;
  readonly lobbyAway: string;

  readonly rulesOf: (game: string) => string;
  readonly learnGame: (game: string) => string;
  readonly puzzles: string;
  readonly fair: string;
  readonly about: string;
  /** `credits`: a clause for each game. */
  readonly unofficial: (credits: readonly string[]) => string;
  readonly install: string;
  readonly installHint: string;
  readonly offline: string;
}
