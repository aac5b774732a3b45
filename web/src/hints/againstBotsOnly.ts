import type { Seat } from '@miaou/kit';
import type { SeatFacts } from '@miaou/table';

/** True where bots hold all the other seats: a hint against people would be cheating. */
export const playsAlone = (seats: readonly SeatFacts[], mine: Seat): boolean =>
  seats.every((facts, index) => index === mine || facts.bot !== undefined);
