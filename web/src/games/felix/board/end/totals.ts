import { type Card, countMice, countWon, type FelixView } from '@miaou/felix';
import { type Seat, seatsOf } from '@miaou/kit';
import { byWorth, pointsOf } from '../cardSymbols';

const afterRounds = (view: FelixView, rounds: number): FelixView => ({
  ...view,
  past: view.past.slice(0, rounds),
  passes: [],
});

const totalsAfter = (view: FelixView, rounds: number): number[] => {
  const then = afterRounds(view, rounds);
  const won = countWon(then);
  return countMice(then).map((mice, seat) => mice + pointsOf(won[seat] ?? []));
};

/** How each seat's total grew: at the start, then after every round that is over (FE2). */
export const totalsBySeat = (view: FelixView): number[][] => {
  const after = Array.from({ length: view.past.length + 1 }, (_, rounds) => totalsAfter(view, rounds));
  return seatsOf(view.options.seats).map((seat) => after.map((totals) => totals[seat] ?? 0));
};

/** One line of the score sheet. */
export interface ScoreLine {
  readonly seat: Seat;
  /** Equal totals that cats cannot tell apart share a rank (FE3). Null in a match without a result. */
  readonly rank: number | null;
  readonly cats: number;
  readonly mice: number;
  readonly total: number;
  readonly won: readonly Card[];
  readonly isWinner: boolean;
}

/** What each seat had after the last round that was over: bids on the table are nobody's yet. */
const unfinishedSheet = (view: FelixView): readonly ScoreLine[] => {
  const then = afterRounds(view, view.past.length);
  const won = countWon(then);
  const lines = countMice(then).map((mice, index): ScoreLine => {
    const cats = pointsOf(won[index] ?? []);
    const common = { seat: index as Seat, rank: null, isWinner: false, won: byWorth(won[index] ?? []) };
    return { ...common, cats, mice, total: cats + mice };
  });
  return lines.toSorted((a, b) => b.total - a.total || a.seat - b.seat);
};

/** The score sheet, best first; of a match that was ended before its rules did, where it stood. */
export const scoreSheet = (view: FelixView): readonly ScoreLine[] => {
  const { result } = view;
  if (result === undefined) return unfinishedSheet(view);
  const lines = result.seats.map((line, index) => ({ ...line, seat: index as Seat }));
  const beats = (a: (typeof lines)[number], b: (typeof lines)[number]): boolean =>
    a.total > b.total || (a.total === b.total && a.cats > b.cats);
  return lines
    .map((line) => ({
      ...line,
      rank: 1 + lines.filter((other) => beats(other, line)).length,
      won: byWorth(view.seats[line.seat]?.won ?? []),
      isWinner: result.winners.includes(line.seat),
    }))
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
};
