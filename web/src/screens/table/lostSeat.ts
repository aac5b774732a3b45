import type { PersonId, SeatFacts, Snapshot } from '@miaou/table';
import { mySeat } from '../../tableClient/seatFaces';

/** How a reader came to look on: a bot has the seat in a match, or the seat was made free before one. */
export interface LostSeat {
  readonly how: 'toBot' | 'freed';
  readonly by: string;
}

const nameOf = (seats: readonly SeatFacts[], person: PersonId | null): string =>
  seats.flatMap((facts) => (facts.person !== undefined && facts.person === person ? [facts.name] : []))[0] ?? '';

/** Whether the host has sent the reader away between two states of a table. */
export const lostSeat = (before: Snapshot | null, now: Snapshot, me: PersonId | null): LostSeat | undefined => {
  const seat = before === null ? undefined : mySeat(before, me);
  if (before === null || seat === undefined || mySeat(now, me) !== undefined || before.match !== now.match) return;
  const by = nameOf(now.seats, now.host);
  if (now.stage === 'playing' || now.stage === 'paused') return { how: 'toBot', by };
  return before.stage === 'gathering' && now.stage === 'gathering' ? { how: 'freed', by } : undefined;
};
