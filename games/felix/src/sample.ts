import { type Chance, type Seat, shuffled } from '@miaou/kit';
import { at, codeOf, countsOf, one, setOf } from './cards.js';
import { countMice, countWon, unseenCards } from './counting.js';
import { type FelixPosition, startPosition } from './position.js';
import { seatsIn } from './seats.js';
import { makeSetup } from './setup.js';
import { rememberRound, setBid, type Truth } from './truth.js';
import { CARDS, type Card, type FelixDeal, type FelixView, type PastRound, type SeatView } from './types.js';

type ShownCard = { readonly seat: Seat | null; readonly card?: Card };

const shownCards = (view: FelixView): ShownCard[] => [...view.past.flatMap(({ row }) => row), ...view.row];

const seatIn = (view: FelixView, seat: Seat): SeatView => view.seats[seat] as SeatView;

const packPasses = (passes: readonly Seat[]): number =>
  passes.reduce<number>((packed, seat, index) => packed | (seat << (3 * index)), 0);

/** Cards that the viewer does not know are left out: they are laid when they have been drawn. */
const layShown = (truth: Truth, row: readonly ShownCard[]): void => {
  const known = row.flatMap(({ seat, card }) => (card === undefined ? [] : [{ seat, card }]));
  truth.laid = known.reduce((laid, { seat, card }) => laid | (seat === null ? 0 : codeOf(card) << (4 * seat)), 0);
  truth.row = countsOf(known.map(({ card }) => card));
};

const restorePast = (truth: Truth, past: PastRound): void => {
  truth.round = past.round;
  truth.first = past.first;
  truth.filled = past.filled;
  truth.passes = packPasses(past.passes);
  layShown(truth, past.row);
  for (const seat of seatsIn(truth.setup.everyone)) setBid(truth, seat, past.bids[seat] ?? 0);
  rememberRound(truth, past.buyer);
};

const restoreRound = (truth: Truth, view: FelixView): void => {
  truth.round = view.round;
  truth.phase = view.phase;
  truth.first = view.first;
  truth.filled = view.filled;
  truth.bank = view.bank;
  truth.turn = view.toMove[0] ?? view.first;
  truth.owing = view.phase === 'place' ? view.toMove.reduce((set, seat) => set | (1 << seat), 0) : 0;
  layShown(truth, view.row);
};

const restoreAuction = (truth: Truth, view: FelixView): void => {
  truth.passes = packPasses(view.passes);
  truth.passCount = view.passes.length;
  if (view.phase !== 'auction') return;
  truth.bidding = view.passes.reduce((set, seat) => set & ~(1 << seat), truth.setup.everyone);
  truth.highest = Math.max(...view.seats.map(({ lastBid }) => lastBid));
  for (const seat of seatsIn(truth.setup.everyone)) setBid(truth, seat, seatIn(view, seat).lastBid);
};

const restoreSeats = (truth: Truth, view: FelixView): void => {
  const mice = countMice(view);
  const won = countWon(view).map(countsOf);
  for (const seat of seatsIn(truth.setup.everyone)) {
    truth.mice[seat] = at(mice, seat);
    truth.won[seat] = at(won, seat);
    truth.hands[seat] = setOf(seatIn(view, seat).hand ?? []);
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
  const position = startPosition(makeSetup(view.options, shownDeal(view)));
  for (const past of view.past) restorePast(position, past);
  restoreRound(position, view);
  restoreAuction(position, view);
  restoreSeats(position, view);
  return position;
};

/** A seat some of whose cards the viewer cannot place. */
interface Mystery {
  readonly seat: Seat;
  readonly unseen: readonly Card[];
  readonly faceDown: boolean;
}

const mysteriesIn = (view: FelixView, truth: Truth): Mystery[] =>
  seatsIn(truth.setup.everyone)
    .filter((seat) => seatIn(view, seat).removed === undefined)
    .map((seat) => ({
      seat,
      unseen: unseenCards(view, seat),
      faceDown: view.row.some((card) => card.seat === seat && card.card === undefined),
    }));

/** Any unseen card may be the one that left, any other may lie face down: every such pair is equally likely. */
const solve = (truth: Truth, { seat, unseen, faceDown }: Mystery, chance: Chance): Card => {
  const [removed, ...others] = shuffled(unseen, chance) as [Card, ...Card[]];
  const laid = faceDown ? others.pop() : undefined;
  if (laid !== undefined) {
    truth.laid |= codeOf(laid) << (4 * seat);
    truth.row += one(codeOf(laid));
  }
  truth.hands[seat] = setOf(others);
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
  const mysteries = mysteriesIn(view, known);
  const hiddenDeck = unseenCards(view, null);
  return (chance) => {
    const position = known.clone();
    const removed = [...known.deal.removed];
    for (const mystery of mysteries) removed[mystery.seat] = solve(position, mystery, chance);
    position.setup = makeSetup(view.options, drawnDeal(known.deal, removed, hiddenDeck, chance));
    return position;
  };
};

/** Fills in what a view leaves open. */
export const sample = (view: FelixView, chance: Chance): FelixPosition => sampler(view)(chance);
