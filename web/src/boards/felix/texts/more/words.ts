import type { Dog } from '@miaou/felix';
import type { Who } from '../words';

/** Lines of the match log. */
interface LogWords {
  readonly round: (round: number, first: Who) => string;
  readonly laid: (who: Who) => string;
  readonly laidOwn: (card: string) => string;
  readonly turned: (who: Who, card: string) => string;
  readonly turnedDeck: (card: string) => string;
  readonly bids: (who: Who, amount: number) => string;
  readonly passes: (who: Who, mice: number) => string;
  readonly passesForNothing: (who: Who) => string;
  readonly chases: (dog: Dog, card: string) => string;
  readonly chasesRabbit: (dog: Dog) => string;
  readonly dogsQuarrel: (dogs: number) => string;
  readonly dogAlone: (dog: Dog) => string;
  readonly buys: (who: Who, price: number, cards: number) => string;
  readonly discarded: string;
  readonly filled: string;
  readonly emptyBank: string;
  readonly emptyAllPassed: string;
}

interface EndWords {
  readonly wins: (name: Who) => string;
  readonly share: (names: string) => string;
  readonly points: (total: number) => string;
  /** By how much the winner is ahead of the next. */
  readonly ahead: (points: number, of: Who) => string;
  readonly byCats: string;
  readonly cats: string;
  readonly mice: string;
  readonly total: string;
  readonly sheet: string;
  readonly nothing: string;
  readonly chart: string;
  readonly chartExplained: string;
  readonly afterRound: (round: number) => string;
  readonly start: string;
  readonly rounds: string;
  readonly row: string;
  readonly buyer: string;
  readonly price: string;
  readonly worth: string;
  readonly nobody: string;
  readonly removed: string;
  readonly removedExplained: string;
  readonly bankKeeps: (mice: number) => string;
}

/** What nobody needs in order to play: it is loaded when the board stands. */
export interface MoreWords {
  readonly log: LogWords;
  readonly end: EndWords;
}
