import { type Card, type FelixMove, mouseCardsFor, type SeatCount } from '@miaou/felix';
import { at, type Seat, seat } from '@miaou/kit';
import { pointsOf } from '../../board/cardSymbols';
import { ExampleTable, type TableStep } from './exampleTable';
import { bid, PASS } from './round';
import { added } from './sum';
import { AUCTION, momentIn, momentsOf, type TableMoment } from './tableMoment';
import { PRICE, playWithoutSack } from './withoutSack';

/** What can be chosen in an example: a number, or to pass. */
export type Chosen = number | 'pass';

/** What came of what was chosen. */
export type Outcome =
  | { readonly kind: 'laidOut'; readonly filled: number; readonly bank: number }
  | { readonly kind: 'opened'; readonly seats: SeatCount }
  | { readonly kind: 'passed'; readonly took: number }
  | { readonly kind: 'raised'; readonly atLeast: number }
  | { readonly kind: 'tooLow'; readonly atLeast: number }
  | { readonly kind: 'tooHigh'; readonly atMost: number }
  | { readonly kind: 'takenBack'; readonly bid: number; readonly took: number }
  | { readonly kind: 'paid'; readonly price: number; readonly left: number }
  | { readonly kind: 'leftEmpty'; readonly bank: number; readonly needed: number }
  | { readonly kind: 'filled'; readonly bank: number; readonly needed: number }
  | { readonly kind: 'together' }
  | { readonly kind: 'lastAlone' }
  | { readonly kind: 'bought'; readonly points: number; readonly price: number }
  | { readonly kind: 'mustPass'; readonly took: number }
  | { readonly kind: 'canBid'; readonly most: number }
  | { readonly kind: 'youWin'; readonly total: number }
  | { readonly kind: 'othersWin'; readonly total: number; readonly best: number };

interface PlayedAuction {
  readonly moments: readonly TableMoment[];
  readonly outcome: Outcome;
}

/** An example about bidding and paying: what can be chosen in it, and what the rules make of that. */
export interface Auction {
  readonly seats: (chosen: Chosen) => SeatCount;
  readonly choices: readonly Chosen[];
  readonly start: Chosen;
  /** What you have laid, where it may be changed. */
  readonly ownCard?: Card;
  /** Where you sit. */
  readonly you?: Seat;
  /** What stands below the players. */
  readonly counts?: 'mice' | 'totals';
  readonly hasBank?: true;
  readonly play: (chosen: Chosen, ownCard: Card) => PlayedAuction;
}

const four = (): SeatCount => 4;
const ROW: readonly Card[] = ['8', '11', '3', '-5'];

const played = (steps: readonly TableStep[], outcome: Outcome, shown = AUCTION): PlayedAuction => ({
  moments: momentsOf(steps, shown),
  outcome,
});

/** What the last pass took beside a bid. */
const lastTaken = (steps: readonly TableStep[]): number => {
  const passed = steps.map(({ event }) => event).findLast((event) => event.type === 'passed');
  return passed?.took ?? 0;
};

const ROWS: Readonly<Record<SeatCount, readonly Card[]>> = {
  3: ['5', '8', '11', '3'],
  4: ROW,
  5: [...ROW, '15'],
};

const seatsIn = (chosen: Chosen): SeatCount => (chosen === 3 || chosen === 5 ? chosen : 4);

/** Before anybody lays a card: what lies on the mouse cards came out of the bank (FS4, FS5). */
const mouseCards: Auction = {
  seats: seatsIn,
  choices: [3, 4, 5],
  start: 4,
  counts: 'mice',
  hasBank: true,
  play: (chosen) => {
    const atStart = momentIn(new ExampleTable({ rows: [], seats: seatsIn(chosen) }).view);
    const { coins, bank } = atStart;
    const filled = coins.reduce((sum, mice) => sum + mice, 0);
    return {
      moments: [{ ...atStart, coins: [], bank: bank + filled }, atStart],
      outcome: { kind: 'laidOut', filled, bank },
    };
  },
};

/** The cards are laid, and the head of the row is turned up (FR2, FT2). */
const row: Auction = {
  seats: seatsIn,
  choices: [3, 4, 5],
  start: 4,
  play: (chosen) => {
    const seats = seatsIn(chosen);
    const { steps } = new ExampleTable({ rows: [ROWS[seats]], seats }).lay();
    return played(steps, { kind: 'opened', seats }, [...AUCTION, 'cardLaid']);
  },
};

const OPENING = [bid(3), bid(4), bid(6)] as const;

/** The fourth player answers a bid of 6: the rules refuse what is not more, and what nobody owns (FR3). */
const bidding: Auction = {
  seats: four,
  choices: ['pass', 6, 7, 16],
  start: 'pass',
  play: (chosen) => {
    const table = new ExampleTable({ rows: [ROW] }).lay().play(...OPENING);
    const move = chosen === 'pass' ? PASS : bid(chosen);
    const refusal = table.refuse(move);
    if (refusal === undefined) table.play(move);
    return played(table.steps, answerTo(chosen, refusal, lastTaken(table.steps)));
  },
};

const answerTo = (chosen: Chosen, refusal: ReturnType<ExampleTable['refuse']>, took: number): Outcome => {
  if (refusal?.code === 'bid-too-low') return { kind: 'tooLow', atLeast: Number(refusal['atLeast']) };
  if (refusal !== undefined) return { kind: 'tooHigh', atMost: Number(refusal['atMost']) };
  if (chosen !== 'pass') return { kind: 'raised', atLeast: chosen + 1 };
  return { kind: 'passed', took };
};

const YOUR_BID = 6;
const OTHERS = 3;

/** Those who pass before you do so at once; the others raise by one. */
const auctionUntil = (place: number): readonly FelixMove[] => {
  const before = Array.from({ length: place - 1 }, () => PASS);
  const raises = Array.from({ length: OTHERS - before.length }, (_, index) => bid(YOUR_BID + 1 + index));
  return [bid(YOUR_BID), ...before, ...raises, PASS];
};

/** You bid 6 and pass as the first, the second or the last (FR5). */
const pass: Auction = {
  seats: four,
  choices: [1, 2, 3],
  start: 1,
  you: seat(0),
  play: (chosen) => {
    const { steps } = new ExampleTable({ rows: [ROW] }).lay().play(...auctionUntil(Number(chosen)));
    const end = steps.findIndex(({ event }) => event.type === 'passed' && event.seat === seat(0));
    // With the card that it turns up.
    const shown = steps.slice(0, end + 2);
    return played(shown, { kind: 'takenBack', bid: YOUR_BID, took: lastTaken(shown) });
  },
};

const BUYER = seat(2);

/** Who is left pays the bank (FR6). */
const buy: Auction = {
  seats: four,
  choices: [4, 9, 15],
  start: 9,
  counts: 'mice',
  hasBank: true,
  play: (chosen) => {
    const { steps } = new ExampleTable({ rows: [ROW] }).lay().play(bid(3), PASS, bid(Number(chosen)), PASS, PASS);
    const sale = steps.findIndex(({ event }) => event.type === 'sackBought');
    const left = at(steps, sale).after.seats[BUYER]?.mice ?? 0;
    return played(steps.slice(0, sale + 1), { kind: 'paid', price: Number(chosen), left });
  },
};

const FIRST_PRICE = 4;

/** The second sack is paid, and the bank has just enough for all mouse cards, or not (FB1). */
const bankShort: Auction = {
  seats: four,
  choices: [3, 4, 5, 8],
  start: 4,
  hasBank: true,
  play: (chosen) => {
    const table = new ExampleTable({ rows: [ROW, ['5', '3', '8', '11']] });
    table.lay().play(bid(FIRST_PRICE), PASS, PASS, PASS);
    const before = table.steps.length;
    table.lay().play(bid(Number(chosen)), PASS, PASS, PASS);
    const steps = table.steps.slice(before);
    const sale = at(
      steps,
      steps.findIndex(({ event }) => event.type === 'sackBought'),
    );
    const facts = {
      bank: sale.before.bank + Number(chosen),
      needed: mouseCardsFor(4).reduce((sum, one) => sum + one, 0),
    };
    const isEmpty = steps.some(({ event }) => event.type === 'mouseCardsLeftEmpty');
    return played(steps, { kind: isEmpty ? 'leftEmpty' : 'filled', ...facts }, [
      ...AUCTION,
      'mouseCardsFilled',
      'mouseCardsLeftEmpty',
    ]);
  },
};

/** With three the last two cards are turned up together, whether somebody has bid or not (FT3, FX1). */
const three: Auction = {
  seats: () => 3,
  choices: [1, 2],
  start: 1,
  play: (chosen) => {
    const isBid = chosen === 1;
    const table = new ExampleTable({ rows: [ROWS[3]], seats: 3 }).lay().play(...(isBid ? [bid(1)] : []), PASS, PASS);
    const open = table.steps.findLastIndex(({ event }) => event.type === 'cardTurned');
    return played(table.steps.slice(0, open + 1), { kind: isBid ? 'together' : 'lastAlone' });
  },
};

const LAST = seat(3);

/** The sack is bid up to 8: you laid the last card of it and pass last, or buy it for 9 (FR5, FR6). */
const passLast: Auction = {
  seats: four,
  choices: ['pass', 9],
  start: 'pass',
  ownCard: 'rabbit',
  you: LAST,
  play: (chosen, ownCard) => {
    const rows = [['8', '3', '-5', ownCard] as const];
    const yours = chosen === 'pass' ? [PASS] : [bid(chosen), PASS];
    const { steps } = new ExampleTable({ rows }).lay().play(bid(6), PASS, PASS, bid(7), bid(8), ...yours);
    const sale = steps.map(({ event }) => event).find((event) => event.type === 'sackBought');
    return played(
      steps,
      chosen === 'pass'
        ? { kind: 'passed', took: lastTaken(steps) }
        : { kind: 'bought', points: pointsOf(sale?.cards ?? []), price: sale?.price ?? 0 },
    );
  },
};

/** Who pays this much begins the next round: with nothing left one can only pass (FR4, FR7). */
const spendAll: Auction = {
  seats: four,
  choices: [15, 12, 9],
  start: 15,
  you: BUYER,
  counts: 'mice',
  play: (chosen) => {
    const table = new ExampleTable({ rows: [ROW, ['5', '3', '8', '11']], first: BUYER });
    table
      .lay()
      .play(bid(Number(chosen)), PASS, PASS, PASS)
      .lay();
    const most = Math.max(0, ...table.legal.map((move) => (move.type === 'bid' ? move.amount : 0)));
    if (most > 0) return played(table.steps, { kind: 'canBid', most });
    table.play(PASS);
    return played(table.steps, { kind: 'mustPass', took: lastTaken(table.steps) });
  },
};

/** A whole match in which you never buy (FE3). */
const withoutSack: Auction = {
  seats: four,
  choices: [PRICE, 5, 1],
  start: PRICE,
  you: seat(0),
  counts: 'totals',
  play: (chosen) => {
    const steps = playWithoutSack(Number(chosen));
    const result = steps.at(-1)?.after.result;
    const totals = result?.seats.map(({ total }) => total) ?? [];
    const [own = 0, ...others] = totals;
    const outcome: Outcome =
      result?.winners.includes(seat(0)) === true
        ? { kind: 'youWin', total: own }
        : { kind: 'othersWin', total: own, best: Math.max(...others) };
    return played(steps, outcome, ['sackBought']);
  },
};

/** The drawn examples about bidding and paying that can be played. */
export const AUCTIONS = {
  mouseCards,
  row,
  bidding,
  pass,
  buy,
  bankShort,
  three,
  passLast,
  spendAll,
  withoutSack,
} as const satisfies Readonly<Record<string, Auction>>;

export type AuctionId = keyof typeof AUCTIONS;

/** What came of it as a sum, where there is one: "6 − 9 = −3". */
export const sumIn = (outcome: Outcome): string | undefined => {
  switch (outcome.kind) {
    case 'takenBack':
      return added(outcome.bid, outcome.took);
    case 'bought':
      return added(outcome.points, -outcome.price);
    case 'paid':
      return added(outcome.left + outcome.price, -outcome.price);
    default:
      return undefined;
  }
};
