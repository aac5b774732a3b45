import { at, type Seat, type Viewer } from '@miaou/kit';
import { coinsLeft } from './bank.js';
import { cardOf } from './cards.js';
import { lastBid, recallRound, roundsOver } from './history.js';
import { deciding, type MatchState, type Passes, passAt } from './matchState.js';
import { formatOptions } from './options.js';
import { outcomeOf } from './outcome.js';
import { faceUpNow, fullRow } from './row.js';
import { seatsIn } from './seats.js';
import { rowState, seatState } from './state.js';
import type {
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
const pastRound = (match: MatchState, round: number): PastRound => {
  const { seats, everyone } = match.setup;
  const { laid, first, buyer, filled, passes } = recallRound(match, round);
  return {
    first,
    ...emptiness(filled),
    row: fullRow(match, round, first, laid).map(({ code }) => cardOf(code)),
    bids: seatsIn(everyone).map((seat) => lastBid(match, round, seat)),
    passes: passesOf(passes, buyer === null ? seats : seats - 1),
    buyer,
  };
};

const pastRounds = (match: MatchState): PastRound[] => {
  const past: PastRound[] = [];
  for (let round = 1; round <= roundsOver(match); round++) past.push(pastRound(match, round));
  return past;
};

/** A card face down is known only to the seat that laid it (FK1, FK2). */
const rowCardView = ({ seat, faceUp, card }: RowCardState, viewer: Viewer): RowCardView =>
  faceUp || seat === viewer ? { seat, card } : { seat };

const seatView = (match: MatchState, seat: Seat, viewer: Viewer): SeatView => {
  const { options, deal } = match.setup;
  const { hand, mice, won } = seatState(match, seat);
  const own = seat === viewer;
  const over = match.phase === 'over';
  return {
    bid: over ? 0 : lastBid(match, match.round, seat),
    ...(own || over || options.money === 'open' ? { mice } : {}),
    ...(own || over || options.wonCards === 'open' ? { won } : {}),
    ...(own ? { hand } : {}),
    ...(own || over ? { removed: at(deal.removed, seat) } : {}),
  };
};

/** What chance hid is shown when the match is over, not before (FS3, FT1). */
const endView = (match: MatchState): Pick<FelixView, 'dummyRemoved' | 'result'> => {
  if (match.phase !== 'over') return {};
  const { deal } = match.setup;
  return { ...('dummyRemoved' in deal ? { dummyRemoved: deal.dummyRemoved } : {}), result: outcomeOf(match) };
};

export const viewOf = (match: MatchState, viewer: Viewer): FelixView => ({
  viewer,
  options: formatOptions(match.setup.options),
  round: match.round,
  phase: match.phase,
  toMove: seatsIn(deciding(match)),
  first: match.first,
  bank: match.bank,
  ...emptiness(match.filled),
  coins: coinsLeft(match),
  passes: passesOf(match.passes, match.passCount),
  faceUp: faceUpNow(match),
  row: rowState(match).map((card) => rowCardView(card, viewer)),
  seats: seatsIn(match.setup.everyone).map((seat) => seatView(match, seat, viewer)),
  past: pastRounds(match),
  ...endView(match),
});

const redactLaying = ({ type, seat }: CardLaid): CardLaid => ({ type, seat });

/** Only the seat that lays a card face down learns which it is (FK2). */
export const redact = (event: CardLaid | PublicEvent, viewer: Viewer): FelixEvent =>
  event.type === 'cardLaid' && event.seat !== viewer ? redactLaying(event) : event;
