import type { Card, Dog } from '@miaou/felix';
import type { Who } from '../../../../texts/people';
import type { Halt } from '../../../board';

interface KeyWords {
  readonly pick: string;
  readonly pickNext: string;
  readonly lay: string;
  readonly bid: string;
  readonly amount: string;
  readonly pass: string;
  readonly order: string;
  readonly history: string;
}

/** Where a match stands. */
interface StatusWords {
  /** The last who still has to lay a card. */
  readonly laying: (round: number, who: Who) => string;
  /** How many cards are still to come: with the names of all, a sentence would not fit on a phone. */
  readonly missing: (round: number, cards: number) => string;
  readonly auction: (round: number, leader: Who, bid: number, turn: Who) => string;
  readonly noBid: (round: number, turn: Who) => string;
  /** Nothing is face up yet. */
  readonly laid: (round: number) => string;
  readonly settling: (round: number) => string;
  /** Everybody has passed. */
  readonly unwanted: (round: number) => string;
  /** The match is over, and nobody has seen yet who has won. */
  readonly counting: string;
  /** Takes what was said of the winners. */
  readonly over: (winners: string) => string;
  readonly wins: (who: Who, total: number) => string;
  readonly shares: (winners: readonly Who[], total: number) => string;
}

export interface OrderWords {
  readonly heading: string;
  /** The button that opens it. */
  readonly open: string;
  readonly explained: string;
  readonly forRound: (round: number) => string;
  readonly upTo: string;
  readonly less: string;
  readonly more: string;
  readonly then: string;
  readonly thenPass: string;
  readonly thenAsk: string;
  readonly untilCard: string;
  readonly leave: string;
  readonly drop: string;
  readonly change: string;
  /** What an order says, in one line. */
  readonly says: (upTo: number, then: 'pass' | 'ask', untilCard: boolean) => string;
  /** The same for an order that only passes. */
  readonly saysPass: (untilCard: boolean) => string;
}

/** Of a replay: whose turn it was, and what others held. */
interface ThenWords {
  readonly place: (name: string) => string;
  readonly hand: (name: string) => string;
  readonly cats: (name: string) => string;
  readonly hands: string;
  readonly turn: (name: string) => string;
  /** The same where there is no room for a name. */
  readonly onTurn: string;
  readonly toLay: string;
}

/** What is spoken when the reader has to decide: whole sentences. */
interface CallWords {
  readonly yourTurn: string;
  readonly chooseCard: string;
  readonly leads: (name: string, bid: number) => string;
  readonly noBid: string;
  /** What a pass brings: the own bid back, and the mice of the mouse card. */
  readonly pass: (back: number, mice: number) => string;
  readonly lowest: (bid: number) => string;
  readonly cannotRaise: string;
  readonly buyOrLeave: string;
  readonly worth: (points: string) => string;
  readonly youHave: (mice: number) => string;
}

/** Lines of the match log. */
interface LogWords {
  readonly round: (round: number, first: Who) => string;
  readonly laid: (who: Who) => string;
  readonly laidOwn: (card: string) => string;
  /** Somebody else's card, known in a replay. */
  readonly laidKnown: (name: string, card: string) => string;
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
  readonly share: (winners: readonly Who[]) => string;
  readonly points: (total: number) => string;
  /** By how much the winner is ahead of the next. */
  readonly ahead: (points: number, of: Who) => string;
  readonly byCats: string;
  /** To whoever lost by a few mice: dry, and not unkind. */
  readonly short: (mice: number) => string;
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

/** Everything that the board of Felix says. */
export interface FelixWords {
  /** A card by its full name. */
  readonly cardNames: Readonly<Record<Card, string>>;
  /** A card in a word. */
  readonly cards: Readonly<Record<Card, string>>;
  readonly you: string;

  readonly board: string;
  readonly seats: string;
  readonly row: string;
  readonly hand: string;
  readonly yourPlace: string;
  readonly roundOf: (round: number) => string;

  readonly call: CallWords;
  /** How sentences follow each other. */
  readonly sentences: (said: readonly string[]) => string;

  readonly yourTurn: string;
  readonly halts: Readonly<Record<Halt, string>>;
  readonly chooseCard: string;
  readonly youLead: (amount: number) => string;
  readonly youBuy: (price: number) => string;
  readonly youPassed: string;
  readonly youLaid: string;
  readonly youWait: string;
  readonly buyOrLeave: string;
  readonly watching: string;
  readonly over: string;
  readonly waitFor: (name: string) => string;
  readonly thinks: (name: string) => string;
  /** The same where there is no room for a name. */
  readonly thinking: string;
  readonly chooses: string;
  readonly hasLaid: string;
  readonly botPlays: string;
  readonly away: string;

  readonly bids: string;
  readonly leads: string;
  readonly noBid: string;
  readonly passed: string;
  readonly highestBid: string;
  readonly noBidYet: string;
  readonly bank: string;
  readonly nextPass: string;
  /** While the removed cards leave, at the beginning. */
  readonly deal: string;
  readonly layNote: string;
  readonly nothingForPassing: string;
  readonly firstPlayer: string;
  readonly cardsWon: (count: number) => string;
  readonly miceSecret: string;
  readonly miceOwned: (count: number) => string;
  readonly inFront: (count: number) => string;

  readonly mouseCard: (mice: number) => string;
  readonly mouseCardTaken: (mice: number, by: Who) => string;
  readonly mouseCardEmpty: (mice: number) => string;
  readonly laidBy: (who: Who) => string;
  readonly deckCard: string;
  readonly deckLeft: (count: number) => string;
  readonly faceDown: string;
  readonly notLaid: string;
  readonly ownFaceDown: (card: string) => string;

  readonly chooseFirst: string;
  /** By its short name, which some languages inflect. */
  readonly layCard: (name: string, card: Card) => string;
  readonly pass: string;
  /** What a pass gives: the own bid comes back, and mice come with it. */
  readonly passGives: (back: number, mice: number) => string;
  readonly bid: (amount: number) => string;
  readonly bidWord: string;
  /** Of the first bid of an auction. */
  readonly opens: string;
  /** By how much a bid is higher than the one before. */
  readonly raisesBy: (amount: number) => string;
  readonly chosenAmount: string;
  readonly less: string;
  readonly more: string;
  readonly cannotRaise: string;
  readonly buyForOne: string;
  readonly leaveRow: string;
  readonly leavesGame: string;
  readonly sackWorth: (points: string) => string;
  readonly sending: string;

  /** Over the sack that was bought: what it cost beside what it was, and who has it. */
  readonly sale: { readonly price: (price: number) => string; readonly buys: (who: Who) => string };

  readonly history: string;
  readonly noRounds: string;
  readonly yourCats: string;
  readonly pastRound: (round: number) => string;
  readonly boughtFor: (who: Who, price: number, cards: number) => string;
  readonly nobodyBought: string;

  readonly then: ThenWords;
  readonly status: StatusWords;
  readonly round: string;
  readonly passivePlayer: string;
  readonly order: OrderWords;
  readonly keys: KeyWords;
  readonly log: LogWords;
  /** Over the towers, while they are counted. */
  readonly count: { readonly cats: string; readonly mice: string };
  readonly end: EndWords;
}
