import { type Chance, type Seat, seat as seatAt, seatsOf, shuffled } from '@miaou/kit';
import { codeOf, one, setOf } from './cards.js';
import { countMice, pastRow, shownCards, unseenCards, wonCounts } from './counting.js';
import { rememberRound, setBid } from './history.js';
import { type MatchState, setHand, setMice, setWon } from './matchState.js';
import { fullOptions } from './options.js';
import { type FelixPosition, startPosition } from './position.js';
import { seatSet } from './seats.js';
import { makeSetup } from './setup.js';
import { CARDS, type Card, type FelixDeal, type FelixView, type PastRound, type RowCardView } from './types.js';

const packPasses = (passes: readonly Seat[]): number =>
  passes.reduce<number>((packed, seat, index) => packed | (seat << (3 * index)), 0);

/** Cards that the viewer does not know are left out: they are laid when they have been drawn. */
const layShown = (match: MatchState, row: readonly RowCardView[]): void => {
  match.laid = 0;
  match.row = 0;
  for (const { seat, card } of row) if (card !== undefined) lay(match, seat, card);
};

const lay = (match: MatchState, seat: Seat | null, card: Card): void => {
  const code = codeOf(card);
  match.row += one(code);
  if (seat !== null) match.laid |= code << (4 * seat);
};

/** What a running round and one that is over have in common. */
type ShownRound = Pick<PastRound, 'first' | 'unfilled' | 'passes' | 'bids'>;

const restoreRound = (match: MatchState, round: number, shown: ShownRound, row: readonly RowCardView[]): void => {
  match.round = round;
  match.first = shown.first;
  match.filled = !shown.unfilled;
  match.passes = packPasses(shown.passes);
  layShown(match, row);
  for (const [seat, amount] of shown.bids.entries()) setBid(match, seatAt(seat), amount);
};

const restoreTable = (match: MatchState, view: FelixView): void => {
  const bids = view.phase === 'auction' ? view.seats.map(({ bid }) => bid) : [];
  restoreRound(match, view.round, { ...view, bids }, view.row);
  match.phase = view.phase;
  match.bank = view.bank;
  match.turn = view.toMove[0] ?? view.first;
  match.owing = view.phase === 'place' ? seatSet(view.toMove) : 0;
  match.bidding = view.phase === 'auction' ? match.setup.everyone & ~seatSet(view.passes) : 0;
  match.highest = Math.max(0, ...bids);
  match.passCount = view.passes.length;
};

const restoreSeats = (match: MatchState, view: FelixView): void => {
  const mice = countMice(view);
  const won = wonCounts(view);
  for (const seat of seatsOf(view.options.seats)) {
    setMice(match, seat, mice[seat] ?? 0);
    setWon(match, seat, won[seat] ?? 0);
    setHand(match, seat, setOf(view.seats[seat]?.hand ?? []));
  }
};

/** Removed cards and the passive deck stand here as far as the view shows them. */
const shownDeal = (view: FelixView): FelixDeal => {
  const firstSeat = view.past[0]?.first ?? view.first;
  const removed = view.seats.map((seat) => seat.removed ?? CARDS[0]);
  if (view.options.seats !== 3) return { firstSeat, removed };
  const turned = shownCards(view).flatMap(({ seat, card }) => (seat === null && card !== undefined ? [card] : []));
  return { firstSeat, removed, dummyRemoved: view.dummyRemoved ?? CARDS[0], dummy: turned };
};

/** What the viewer knows, as a position whose hidden cards are missing. */
const restore = (view: FelixView): FelixPosition => {
  const position = startPosition(makeSetup(fullOptions(view.options), shownDeal(view)));
  for (const [index, past] of view.past.entries()) {
    restoreRound(position, index + 1, past, pastRow(past, view.options.seats));
    rememberRound(position, past.buyer);
  }
  restoreTable(position, view);
  restoreSeats(position, view);
  return position;
};

/** A seat some of whose cards the viewer cannot place. */
interface HiddenHand {
  readonly seat: Seat;
  readonly unseen: readonly Card[];
  readonly faceDown: boolean;
}

const hiddenHandsIn = (view: FelixView): HiddenHand[] =>
  seatsOf(view.options.seats)
    .filter((seat) => view.seats[seat]?.removed === undefined)
    .map((seat) => ({
      seat,
      unseen: unseenCards(view, seat),
      faceDown: view.row.some((card) => card.seat === seat && card.card === undefined),
    }));

/** Any unseen card may be the one that left, any other may lie face down: every such pair is equally likely. */
const fillIn = (match: MatchState, { seat, unseen, faceDown }: HiddenHand, chance: Chance): Card => {
  const [removed, ...others] = shuffled(unseen, chance) as [Card, ...Card[]];
  const laid = faceDown ? others.pop() : undefined;
  if (laid !== undefined) lay(match, seat, laid);
  setHand(match, seat, setOf(others));
  return removed;
};

/** The cards of the passive deck that are still to come, and the one that left, in any order (FT1). */
const drawnDeal = (
  deal: FelixDeal,
  removed: readonly Card[],
  hiddenDeck: readonly Card[],
  chance: Chance,
): FelixDeal => {
  if (!('dummy' in deal)) return { ...deal, removed };
  const [dummyRemoved, ...coming] = shuffled(hiddenDeck, chance) as [Card, ...Card[]];
  return { ...deal, removed, dummyRemoved, dummy: [...deal.dummy, ...coming] };
};

/**
 * Draws full positions from one view; what the view shows is worked out once for all of them.
 * Seats are independent of each other, so drawing each evenly draws the whole evenly.
 */
export const sampler = (view: FelixView): ((chance: Chance) => FelixPosition) => {
  const known = restore(view);
  const hiddenHands = hiddenHandsIn(view);
  const hiddenDeck = unseenCards(view, null);
  return (chance) => {
    const position = known.clone();
    const removed = [...known.deal.removed];
    for (const hiddenHand of hiddenHands) removed[hiddenHand.seat] = fillIn(position, hiddenHand, chance);
    position.setup = makeSetup(known.options, drawnDeal(known.deal, removed, hiddenDeck, chance));
    return position;
  };
};

/** Fills in what a view leaves open. */
export const sample = (view: FelixView, chance: Chance): FelixPosition => sampler(view)(chance);
