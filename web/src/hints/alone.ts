import type { Seat } from '@miaou/kit';
import type { SeatFacts } from '@miaou/table';

/** True where bots hold all the other seats: whoever asks for advice against people cheats them. */
export const playsAlone = (seats: readonly SeatFacts[], mine: Seat): boolean =>
  seats.every((facts, index) => index === mine || facts.bot !== undefined);
