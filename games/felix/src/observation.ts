import { at, type Seat, seat, type Viewer } from '@miaou/kit';
import { MOST_MICE, ROUNDS, rowLength } from './amounts.js';
import { nextPayment } from './bank.js';
import { type CardSet, codeOf, pointsOf } from './cards.js';
import { laidInRound, lastBid, roundsOver } from './history.js';
import { isLastChoice } from './legalMoves.js';
import { deciding, handOf, type MatchState, miceOf, wonBy } from './matchState.js';
import { currentRow, faceUpNow, type RowCard } from './row.js';
import { CARDS, type FelixOptions } from './types.js';

/**
 * What a viewer may know as numbers. Seats are counted from the viewer's own clockwise, for a spectator from seat 0;
 * mice and points of others are what counting gives (FK3), so they are in whether or not the screen shows them.
 *
 * | block   | repeated          | numbers                                                                                |
 * |---------|-------------------|----------------------------------------------------------------------------------------|
 * | table   | once              | seated, filou, mostNegative, place, auction, over, round, bank, filled, next payment,  |
 * |         |                   | highest bid, last choice (FX1)                                                         |
 * | own     | once              | hand (10), removed card (10): all 0 for a spectator                                    |
 * | row     | each place        | card there, face up, its owner as relative seat (1 of 5; none: passive), card (10)     |
 * | seat    | each seat         | owes a decision, in the auction, first, bid, mice, points won, cards shown so far (10) |
 * | passive | with three seats  | cards shown so far (10)                                                                |
 */
const TABLE = 12;
const OWN = 2 * CARDS.length;
/** Seats that may own a card, counted from the viewer: the most that a match can have. */
export const OWNERS = 5;
const PLACE = 2 + OWNERS + CARDS.length;
const SEAT = 6 + CARDS.length;

const MICE_SCALE = 30;
const POINTS_SCALE = 50;
const HIGHEST_PAYMENT = 6;

export const observationSize = ({ seats }: FelixOptions): number =>
  TABLE + OWN + rowLength(seats) * PLACE + seats * SEAT + (seats === 3 ? CARDS.length : 0);

const flag = (fact: boolean): number => (fact ? 1 : 0);

const writeSet = (into: Float32Array, from: number, set: CardSet): void => {
  for (let code = 0; code < CARDS.length; code++) into[from + code] = (set >>> code) & 1;
};

const writeTable = (match: MatchState, viewer: Viewer, into: Float32Array): void => {
  const { edition, bigDogFallback } = match.setup.options;
  into.set([
    flag(viewer !== 'spectator'),
    flag(edition === 'filou'),
    flag(bigDogFallback === 'mostNegative'),
    flag(match.phase === 'place'),
    flag(match.phase === 'auction'),
    flag(match.phase === 'over'),
    match.round / ROUNDS,
    match.bank / MOST_MICE,
    flag(match.filled),
    nextPayment(match) / HIGHEST_PAYMENT,
    match.highest / MICE_SCALE,
    flag(isLastChoice(match)),
  ]);
};

const writeOwn = (match: MatchState, viewer: Seat, into: Float32Array): void => {
  const removed = match.setup.deal.removed[viewer];
  writeSet(into, TABLE, handOf(match, viewer));
  if (removed !== undefined) into[TABLE + CARDS.length + codeOf(removed)] = 1;
};

const relative = (match: MatchState, from: Seat, to: Seat): number =>
  (to - from + match.setup.seats) % match.setup.seats;

/** The row as it lies: worked out once for an observation, which asks for it with every seat. */
interface SeenRow {
  readonly cards: readonly RowCard[];
  readonly faceUp: number;
}

const writeRow = (
  match: MatchState,
  { cards, faceUp }: SeenRow,
  viewer: Viewer,
  base: Seat,
  into: Float32Array,
): void => {
  for (let place = 0; place < cards.length; place++) {
    const { seat: owner, code } = at(cards, place);
    const cell = TABLE + OWN + place * PLACE;
    into[cell] = 1;
    into[cell + 1] = flag(place < faceUp);
    if (owner !== null) into[cell + 2 + relative(match, base, owner)] = 1;
    if (place < faceUp || owner === viewer) into[cell + 2 + OWNERS + code] = 1;
  }
};

const shownInRow = ({ cards, faceUp }: SeenRow, owner: Seat | null): CardSet => {
  const card = cards.find(({ seat: by }, place) => place < faceUp && by === owner);
  return card === undefined ? 0 : 1 << card.code;
};

/** The cards that every viewer has seen of a seat, or of the passive player, in rounds that are over and in this row. */
const shownBy = (match: MatchState, row: SeenRow, owner: Seat | null): CardSet => {
  let shown = shownInRow(row, owner);
  for (let round = 1; round <= roundsOver(match); round++)
    shown |= 1 << (owner === null ? at(match.setup.dummy, round - 1) : laidInRound(match, round, owner));
  return shown;
};

const writeSeat = (match: MatchState, row: SeenRow, owner: Seat, cell: number, into: Float32Array): void => {
  const bidding = ((match.bidding >>> owner) & 1) === 1;
  into[cell] = (deciding(match) >>> owner) & 1;
  into[cell + 1] = flag(bidding);
  into[cell + 2] = flag(match.first === owner);
  into[cell + 3] = bidding ? lastBid(match, match.round, owner) / MICE_SCALE : 0;
  into[cell + 4] = miceOf(match, owner) / MICE_SCALE;
  into[cell + 5] = pointsOf(wonBy(match, owner)) / POINTS_SCALE;
  writeSet(into, cell + 6, shownBy(match, row, owner));
};

export const observe = (match: MatchState, viewer: Viewer, into: Float32Array): void => {
  const { seats } = match.setup;
  const base = viewer === 'spectator' ? seat(0) : viewer;
  const seatCells = TABLE + OWN + rowLength(seats) * PLACE;
  const row = { cards: currentRow(match), faceUp: faceUpNow(match) };
  into.fill(0);
  writeTable(match, viewer, into);
  if (viewer !== 'spectator') writeOwn(match, viewer, into);
  writeRow(match, row, viewer, base, into);
  for (let step = 0; step < seats; step++)
    writeSeat(match, row, seat((base + step) % seats), seatCells + step * SEAT, into);
  if (seats === 3) writeSet(into, seatCells + seats * SEAT, shownBy(match, row, null));
};
