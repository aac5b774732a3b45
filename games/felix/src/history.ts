import { type Seat, seat } from '@miaou/kit';
import { at, type Code } from './cards.js';
import { ROUNDS } from './stock.js';
import { blockOf, type Laid, laidBy, type Passes, type Truth } from './truth.js';

const NOBODY = 7;
const FIRST_BIT = 20;
const BUYER_BIT = 23;
const FILLED_BIT = 26;

const bidCell = (truth: Truth, round: number, by: Seat): number => blockOf(truth, round) + 2 + by;
/** A seat's last bid in a round, also after it passed; 0 for none. */
export const lastBid = (truth: Truth, round: number, by: Seat): number => at(truth.cells, bidCell(truth, round, by));
export const setBid = (truth: Truth, by: Seat, amount: number): void => {
  truth.cells[bidCell(truth, truth.round, by)] = amount;
};

/** Keeps what everybody saw of the round (FK1). */
export const rememberRound = (truth: Truth, buyer: Seat | null): void => {
  const block = blockOf(truth, truth.round);
  truth.cells[block] =
    truth.laid | (truth.first << FIRST_BIT) | ((buyer ?? NOBODY) << BUYER_BIT) | ((truth.filled ? 1 : 0) << FILLED_BIT);
  truth.cells[block + 1] = truth.passes;
};

export interface RememberedRound {
  readonly laid: Laid;
  readonly first: Seat;
  readonly buyer: Seat | null;
  readonly filled: boolean;
  readonly passes: Passes;
}

export const recallRound = (truth: Truth, round: number): RememberedRound => {
  const block = blockOf(truth, round);
  const packed = at(truth.cells, block);
  const buyer = (packed >>> BUYER_BIT) & 7;
  return {
    laid: packed & ((1 << FIRST_BIT) - 1),
    first: seat((packed >>> FIRST_BIT) & 7),
    buyer: buyer === NOBODY ? null : seat(buyer),
    filled: packed >>> FILLED_BIT === 1,
    passes: at(truth.cells, block + 1),
  };
};

/** The card a seat laid in a round that is over. */
export const laidInRound = (truth: Truth, round: number, by: Seat): Code =>
  laidBy(at(truth.cells, blockOf(truth, round)), by);

export const roundsOver = (truth: Truth): number => (truth.phase === 'over' ? ROUNDS : truth.round - 1);
