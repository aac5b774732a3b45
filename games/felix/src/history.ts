import { type Seat, seat } from '@miaou/kit';
import { ROUNDS } from './amounts.js';
import type { Code } from './cards.js';
import { blockOf, cellAt, type Laid, laidBy, type MatchState, type Passes } from './matchState.js';

const NOBODY = 7;
const FIRST_BIT = 20;
const BUYER_BIT = 23;
const FILLED_BIT = 26;

const bidCell = (match: MatchState, round: number, by: Seat): number => blockOf(match, round) + 2 + by;
/** A seat's last bid in a round, also after it passed; 0 for none. */
export const lastBid = (match: MatchState, round: number, by: Seat): number =>
  cellAt(match.cells, bidCell(match, round, by));
export const setBid = (match: MatchState, by: Seat, amount: number): void => {
  match.cells[bidCell(match, match.round, by)] = amount;
};

/** Stores what every viewer saw of the round (FK1). */
export const rememberRound = (match: MatchState, buyer: Seat | null): void => {
  const block = blockOf(match, match.round);
  match.cells[block] =
    match.laid | (match.first << FIRST_BIT) | ((buyer ?? NOBODY) << BUYER_BIT) | ((match.filled ? 1 : 0) << FILLED_BIT);
  match.cells[block + 1] = match.passes;
};

export interface RememberedRound {
  readonly laid: Laid;
  readonly first: Seat;
  readonly buyer: Seat | null;
  readonly filled: boolean;
  readonly passes: Passes;
}

export const recallRound = (match: MatchState, round: number): RememberedRound => {
  const block = blockOf(match, round);
  const packed = cellAt(match.cells, block);
  const buyer = (packed >>> BUYER_BIT) & 7;
  return {
    laid: packed & ((1 << FIRST_BIT) - 1),
    first: seat((packed >>> FIRST_BIT) & 7),
    buyer: buyer === NOBODY ? null : seat(buyer),
    filled: packed >>> FILLED_BIT === 1,
    passes: cellAt(match.cells, block + 1),
  };
};

/** The card a seat laid in a round that is over. */
export const laidInRound = (match: MatchState, round: number, by: Seat): Code =>
  laidBy(cellAt(match.cells, blockOf(match, round)), by);

export const roundsOver = (match: MatchState): number => (match.phase === 'over' ? ROUNDS : match.round - 1);
