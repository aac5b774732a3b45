import type { FelixResult } from '@miaou/felix';
import type { Seat, Viewer } from '@miaou/kit';
import type { Who } from '../../../texts/people';
import { isYou, type SeatFace, shortName } from '../../board';
import type { FelixWords } from './texts/words';

/** A seat as the words take it. */
export const whoIs = (seat: Seat, viewer: Viewer, names: readonly string[]): Who =>
  seat === viewer ? null : (names[seat] ?? '?');

/** A seat as the words take it, by the faces at the table: in a replay everybody has a name. */
export const whoSits = (seat: Seat, seats: readonly SeatFace[]): Who => {
  const face = seats.find((one) => one.seat === seat);
  if (face === undefined) return '?';
  return isYou(face) ? null : shortName(face);
};

/** Whom the reader counts among the winners is "you". */
export const winnersOf = (
  { winners, seats }: FelixResult,
  viewer: Viewer,
  names: readonly string[],
  words: FelixWords,
): string => {
  const [winner] = winners;
  if (winner === undefined) return words.over;
  const total = seats[winner]?.total ?? 0;
  if (winners.length === 1) return words.status.wins(whoIs(winner, viewer, names), total);
  return words.status.shares(
    winners.map((seat) => whoIs(seat, viewer, names)),
    total,
  );
};
