import type { Seat, Viewer } from '@miaou/kit';
import { cardOf } from './cards.js';
import { lastBid, recallRound, roundsOver } from './history.js';
import { coinsLeft } from './mouseCards.js';
import { formatOptions } from './options.js';
import { outcomeOf } from './outcome.js';
import { faceUpNow, fullRow } from './row.js';
import { seatsIn } from './seats.js';
import { rowState, seatState } from './state.js';
import { deciding, type Passes, passAt, type Truth } from './truth.js';
import type {
  Card,
  CardLaid,
  FelixEvent,
  FelixView,
  PastRound,
  PublicEvent,
  RowCardState,
  RowCardView,
  SeatView,
} from './types.js';

const passesOf = (passes: Passes, count: number): Seat[] => {
  const seats: Seat[] = [];
  for (let index = 0; index < count; index++) seats.push(passAt(passes, index));
  return seats;
};

const emptiness = (filled: boolean): { readonly unfilled?: true } => (filled ? {} : { unfilled: true });

/** The whole row of a past round lay face up, and everybody saw who took it (FK1). */
const pastRound = (truth: Truth, round: number): PastRound => {
  const { seats, everyone } = truth.setup;
  const { laid, first, buyer, filled, passes } = recallRound(truth, round);
  return {
    first,
    ...emptiness(filled),
    row: fullRow(truth, round, first, laid).map(({ code }) => cardOf(code)),
    bids: seatsIn(everyone).map((seat) => lastBid(truth, round, seat)),
    passes: passesOf(passes, buyer === null ? seats : seats - 1),
    buyer,
  };
};

const pastRounds = (truth: Truth): PastRound[] => {
  const past: PastRound[] = [];
  for (let round = 1; round <= roundsOver(truth); round++) past.push(pastRound(truth, round));
  return past;
};

/** A card face down is known to who laid it and to nobody else (FK1, FK2). */
const rowCardView = ({ seat, faceUp, card }: RowCardState, viewer: Viewer): RowCardView =>
  faceUp || seat === viewer ? { seat, card } : { seat };

const seatView = (truth: Truth, seat: Seat, viewer: Viewer): SeatView => {
  const { options, deal } = truth.setup;
  const { hand, mice, won } = seatState(truth, seat);
  const own = seat === viewer;
  const over = truth.phase === 'over';
  return {
    bid: over ? 0 : lastBid(truth, truth.round, seat),
    ...(own || over || options.money === 'open' ? { mice } : {}),
    ...(own || over || options.wonCards === 'open' ? { won } : {}),
    ...(own ? { hand } : {}),
    ...(own || over ? { removed: deal.removed[seat] as Card } : {}),
  };
};

/** What chance hid is shown when the match is over, not before (FS3, FT1). */
const endView = (truth: Truth): Pick<FelixView, 'dummyRemoved' | 'result'> => {
  if (truth.phase !== 'over') return {};
  const { deal } = truth.setup;
  return { ...('dummyRemoved' in deal ? { dummyRemoved: deal.dummyRemoved } : {}), result: outcomeOf(truth) };
};

export const view = (truth: Truth, viewer: Viewer): FelixView => ({
  viewer,
  options: formatOptions(truth.setup.options),
  round: truth.round,
  phase: truth.phase,
  toMove: seatsIn(deciding(truth)),
  first: truth.first,
  bank: truth.bank,
  ...emptiness(truth.filled),
  coins: coinsLeft(truth),
  passes: passesOf(truth.passes, truth.passCount),
  faceUp: faceUpNow(truth),
  row: rowState(truth).map((card) => rowCardView(card, viewer)),
  seats: seatsIn(truth.setup.everyone).map((seat) => seatView(truth, seat, viewer)),
  past: pastRounds(truth),
  ...endView(truth),
});

const redactLaying = ({ type, seat }: CardLaid): CardLaid => ({ type, seat });

/** A card laid face down is told to its owner alone (FK2). */
export const redact = (event: CardLaid | PublicEvent, viewer: Viewer): FelixEvent =>
  event.type === 'cardLaid' && event.seat !== viewer ? redactLaying(event) : event;
