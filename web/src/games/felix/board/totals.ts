import { type Card, countMice, countWon, type FelixView } from '@miaou/felix';
import { type Seat, seatsOf } from '@miaou/kit';
import { byWorth, pointsOf } from './faces';

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
  /** Equal totals that cats cannot tell apart share a rank (FE3). */
  readonly rank: number;
  readonly cats: number;
  readonly mice: number;
  readonly total: number;
  readonly won: readonly Card[];
  readonly isWinner: boolean;
}

/** The score sheet, best first. Nothing before the end. */
export const scoreSheet = (view: FelixView): readonly ScoreLine[] => {
  const { result } = view;
  if (result === undefined) return [];
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
