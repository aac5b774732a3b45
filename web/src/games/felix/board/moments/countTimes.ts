import type { FelixView } from '@miaou/felix';
import { type Seat, seatsOf } from '@miaou/kit';
import { byWorth } from '../cardSymbols';

/** When a seat is counted, in milliseconds of the count. */
export interface SeatCount {
  readonly seat: Seat;
  /** When its first cat is counted, and how far apart they are. */
  readonly catsAt: number;
  readonly catApart: number;
  /** When its mice are poured out, how far apart they fall, and when the last one lies. */
  readonly pourAt: number;
  readonly mouseApart: number;
  readonly poured: number;
}

/** The whole count. In the order of the seats: places are not known before the mice have been poured. */
export interface CountPlan {
  readonly seats: readonly SeatCount[];
  /** From here on mice are poured. */
  readonly miceAt: number;
  /** Where several have as many points as the winner, their cats decide (FE3): then they are pointed out. */
  readonly tie: { readonly seats: readonly Seat[]; readonly at: number } | null;
  /** The last mouse lies: now everybody can see who has won, and it is told. */
  readonly told: number;
  readonly whole: number;
}

interface Tempo {
  readonly starts: number;
  readonly catApart: number;
  /** More cats than this come closer together, so that nobody waits. */
  readonly longestCats: number;
  readonly afterSeat: number;
  readonly beforeMice: number;
  readonly tips: number;
  readonly mouseApart: number;
  readonly longestPour: number;
  readonly afterPour: number;
  /** The last one is waited for. */
  readonly beforeLast: number;
  readonly lastApart: number;
  readonly longestLast: number;
  readonly staysTold: number;
  /** Nobody can see who has won until the cats that decide have blinked. */
  readonly tie: number;
}

const TEMPO: Tempo = {
  starts: 300,
  catApart: 120,
  longestCats: 3000,
  afterSeat: 160,
  beforeMice: 500,
  tips: 260,
  mouseApart: 40,
  longestPour: 800,
  afterPour: 160,
  beforeLast: 420,
  lastApart: 90,
  longestLast: 1000,
  staysTold: 1200,
  tie: 700,
};

/** Nothing travels: each seat's cats at once, then each seat's sum. */
const STILL_TEMPO: Tempo = {
  ...TEMPO,
  starts: 150,
  catApart: 0,
  afterSeat: 250,
  beforeMice: 250,
  tips: 120,
  mouseApart: 0,
  afterPour: 380,
  beforeLast: 380,
  lastApart: 0,
  staysTold: 500,
};

const wonBy = (view: FelixView, seat: Seat): number => view.seats[seat]?.won?.length ?? 0;
const miceOf = ({ result }: FelixView, seat: Seat): number => result?.seats[seat]?.mice ?? 0;

/** Last place first; of equals the one with fewer points in cats (FE3). */
export const pourOrder = ({ result, options }: FelixView): readonly Seat[] => {
  const scoreOf = (seat: Seat) => result?.seats[seat] ?? { total: 0, cats: 0 };
  return seatsOf(options.seats).toSorted(
    (a, b) => scoreOf(a).total - scoreOf(b).total || scoreOf(a).cats - scoreOf(b).cats || a - b,
  );
};

/** All who have as many points as the winner, where that is not the winner alone. */
export const tiedSeats = ({ result, options }: FelixView): readonly Seat[] => {
  const totalOf = (seat: Seat): number => result?.seats[seat]?.total ?? 0;
  const best = Math.max(...seatsOf(options.seats).map(totalOf));
  const tied = seatsOf(options.seats).filter((seat) => totalOf(seat) === best);
  return tied.length > 1 ? tied : [];
};

/** The cards that a seat won, in the order in which they are counted. */
export const countedCards = (view: FelixView, seat: Seat) => byWorth(view.seats[seat]?.won ?? []);

/** The times of the count at the end of a match. */
export const countPlan = (view: FelixView, still: boolean): CountPlan => {
  const tempo = still ? STILL_TEMPO : TEMPO;
  const all = seatsOf(view.options.seats);
  const cats = all.reduce((sum, seat) => sum + wonBy(view, seat), 0);
  const catApart = Math.min(tempo.catApart, tempo.longestCats / Math.max(1, cats));
  let time = tempo.starts;
  const catsAt = all.map((seat) => {
    const at = time;
    time += wonBy(view, seat) * catApart + tempo.afterSeat;
    return at;
  });
  time += tempo.beforeMice;
  const miceAt = time;
  const pours = new Map<Seat, Pick<SeatCount, 'pourAt' | 'mouseApart' | 'poured'>>();
  const order = pourOrder(view);
  for (const [index, seat] of order.entries()) {
    const isLast = index === order.length - 1;
    const [apart, longest] = isLast ? [tempo.lastApart, tempo.longestLast] : [tempo.mouseApart, tempo.longestPour];
    const mouseApart = Math.min(apart, longest / Math.max(1, miceOf(view, seat)));
    const pourAt = time + (isLast ? tempo.beforeLast : 0);
    const poured = pourAt + tempo.tips + miceOf(view, seat) * mouseApart;
    pours.set(seat, { pourAt, mouseApart, poured });
    time = poured + tempo.afterPour;
  }
  const tied = tiedSeats(view);
  const tie = tied.length === 0 ? null : { seats: tied, at: time + 90 };
  const told = time + 90 + (tie === null ? 0 : tempo.tie);
  const seats = all.map((seat) => ({
    seat,
    catsAt: catsAt[seat] ?? 0,
    catApart,
    ...(pours.get(seat) ?? { pourAt: told, mouseApart: 0, poured: told }),
  }));
  return { seats, miceAt, tie, told, whole: told + tempo.staysTold };
};
