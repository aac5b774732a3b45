import type { Seat, Viewer } from '@miaou/kit';
import { at, cardOf, cardsIn, cardsOf, countsOf, NO_CARD, sizeOf, sizeOfCounts } from './cards.js';
import { chasedFrom } from './dogs.js';
import { coinsLeft } from './mouseCards.js';
import { currentRow, faceUpNow, fullRow, type RowCard } from './row.js';
import { resultOf } from './scoring.js';
import { seatsIn } from './seats.js';
import { deciding, lastBid, type Passes, passAt, recallRound, roundsOver, type Truth } from './truth.js';
import type { FelixEvent, FelixView, PastRound, RowCardView, SeatView } from './types.js';

const passesOf = (passes: Passes, count: number): Seat[] => {
  const seats: Seat[] = [];
  for (let index = 0; index < count; index++) seats.push(passAt(passes, index));
  return seats;
};

/** The whole row of a past round lay face up, and everybody saw who took it (FK1). */
const pastRound = (truth: Truth, round: number): PastRound => {
  const { seats, everyone } = truth.setup;
  const { laid, first, buyer, filled, passes } = recallRound(truth, round);
  const row = fullRow(truth, round, first, laid).map(({ seat, code }) => ({ seat, card: cardOf(code) }));
  const chased = buyer === null ? NO_CARD : chasedFrom(countsOf(row.map(({ card }) => card)), truth.setup);
  return {
    round,
    first,
    filled,
    row,
    bids: seatsIn(everyone).map((seat) => lastBid(truth, round, seat)),
    passes: passesOf(passes, buyer === null ? seats : seats - 1),
    buyer,
    price: buyer === null ? 0 : lastBid(truth, round, buyer),
    chased: chased === NO_CARD ? null : cardOf(chased),
  };
};

const pastRounds = (truth: Truth): PastRound[] => {
  const past: PastRound[] = [];
  for (let round = 1; round <= roundsOver(truth); round++) past.push(pastRound(truth, round));
  return past;
};

/** A card face down is known to who laid it and to nobody else (FK1, FK2). */
const rowCardView = ({ seat, code }: RowCard, faceUp: boolean, viewer: Viewer): RowCardView =>
  faceUp || seat === viewer ? { seat, faceUp, card: cardOf(code) } : { seat, faceUp };

const seatView = (truth: Truth, seat: Seat, viewer: Viewer): SeatView => {
  const { options, deal } = truth.setup;
  const own = seat === viewer;
  const over = truth.phase === 'over';
  const bid = over ? 0 : lastBid(truth, truth.round, seat);
  const out = truth.phase === 'auction' && ((truth.bidding >>> seat) & 1) === 0;
  const removed = deal.removed[seat];
  return {
    bid: out ? 0 : bid,
    lastBid: bid,
    passed: out,
    handCount: sizeOf(at(truth.hands, seat)),
    wonCount: sizeOfCounts(at(truth.won, seat)),
    ...(own || over || options.money === 'open' ? { mice: at(truth.mice, seat) } : {}),
    ...(own || over || options.wonCards === 'open' ? { won: cardsOf(at(truth.won, seat)) } : {}),
    ...(own ? { hand: cardsIn(at(truth.hands, seat)) } : {}),
    ...((own || over) && removed !== undefined ? { removed } : {}),
  };
};

/** What chance hid is shown when the match is over, not before (FS3, FT1). */
const endView = (truth: Truth): Pick<FelixView, 'dummyRemoved' | 'result'> => {
  if (truth.phase !== 'over') return {};
  const { deal } = truth.setup;
  return { ...('dummyRemoved' in deal ? { dummyRemoved: deal.dummyRemoved } : {}), result: resultOf(truth) };
};

export const view = (truth: Truth, viewer: Viewer): FelixView => {
  const faceUp = faceUpNow(truth);
  return {
    viewer,
    options: truth.setup.options,
    round: truth.round,
    phase: truth.phase,
    toMove: seatsIn(deciding(truth)),
    first: truth.first,
    bank: truth.bank,
    filled: truth.filled,
    coins: coinsLeft(truth),
    passes: passesOf(truth.passes, truth.passCount),
    row: currentRow(truth).map((card, place) => rowCardView(card, place < faceUp, viewer)),
    seats: seatsIn(truth.setup.everyone).map((seat) => seatView(truth, seat, viewer)),
    past: pastRounds(truth),
    ...endView(truth),
  };
};

/** Only laying a card hides anything. Every public event is named here, so that a new kind must be decided on. */
export const redact = (event: FelixEvent, viewer: Viewer): FelixEvent => {
  switch (event.type) {
    case 'cardLaid':
      return event.seat === viewer ? event : { type: 'cardLaid', seat: event.seat };
    case 'auctionOpened':
    case 'cardTurned':
    case 'bidMade':
    case 'passed':
    case 'catChased':
    case 'rabbitChased':
    case 'dogsLeft':
    case 'sackBought':
    case 'rowDiscarded':
    case 'mouseCardsFilled':
    case 'mouseCardsLeftEmpty':
    case 'roundStarted':
    case 'matchEnded':
      return event;
  }
};
