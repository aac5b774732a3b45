import { type Game, type Seat, seat as seatAt } from '@miaou/kit';
import type { Command, PersonId, SeatFacts, Settings, Snapshot } from '@miaou/table';
import type { Sides } from '../../../games/manifest';
import { lineup } from '../../../newTable/lineup';
import type { TableHandle } from '../../../tableClient/tableHandle';

/** A seat before the match, with who sits on it. */
export type SetupSeat =
  | { readonly kind: 'free'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly seat: Seat;
      readonly person: PersonId;
      readonly name: string;
      /** A program is connected for the person. */
      readonly isProgram: boolean;
      readonly isMe: boolean;
      readonly isHost: boolean;
      readonly isPresent: boolean;
    };

/** Who looks at the table, and who is connected to it. */
type Reader = Pick<TableHandle, 'me' | 'presence'>;

const setupSeatOf = (facts: SeatFacts, seat: Seat, host: PersonId | null, { me, presence }: Reader): SetupSeat => {
  if (facts.bot !== undefined) return { kind: 'bot', seat, bot: facts.bot };
  if (facts.person === undefined) return { kind: 'free', seat };
  const { person } = facts;
  const isProgram = presence.programs?.includes(person) === true;
  const isMe = person === me;
  return {
    kind: 'person',
    seat,
    person,
    name: facts.name,
    isProgram,
    isMe,
    isHost: person === host,
    isPresent: isMe || presence.present.includes(person),
  };
};

/** Who sits where. */
export const setupSeatsOf = ({ seats, host }: Snapshot, reader: Reader): readonly SetupSeat[] =>
  seats.map((facts, index) => setupSeatOf(facts, seatAt(index), host, reader));

export const freeSeats = (seats: readonly SetupSeat[]): readonly Seat[] =>
  seats.flatMap(({ kind, seat }) => (kind === 'free' ? [seat] : []));

/** The people who hold a seat and are not connected. A match can start without them: their clock, or a bot, helps. */
export const awayNames = (seats: readonly SetupSeat[]): readonly string[] =>
  seats.flatMap((one) => (one.kind === 'person' && !one.isPresent ? [one.name] : []));

export const mySeat = (seats: readonly SetupSeat[]): Seat | undefined =>
  seats.find((one) => one.kind === 'person' && one.isMe)?.seat;

/** How many others look on: whoever has not sat down is counted among them, and so is a reader who has not. */
export const othersWatching = ({ presence }: Reader, mine: Seat | undefined): number =>
  Math.max(0, presence.watching - (mine === undefined ? 1 : 0));

/** The seat that plays alone and the others, where one has been named. */
export const splitSides = (
  seats: readonly SetupSeat[],
  { parts }: Settings,
  { part }: Sides,
): { readonly holder: SetupSeat; readonly others: readonly SetupSeat[] } | undefined => {
  const holder = seats.find(({ seat }) => seat === parts[part]);
  return holder === undefined ? undefined : { holder, others: seats.filter((one) => one !== holder) };
};

/** Counts that would leave a person without a seat are not offered. */
export const seatCountsFor = ({ seatCounts }: Game, seats: readonly SetupSeat[]): readonly number[] =>
  seatCounts.filter((count) => seats.every(({ kind, seat }) => kind !== 'person' || seat < count));

const MIDDLING = 3;

/** Puts a bot on every free seat; a bot that is seated already is not seated twice while others are left. */
export const fillWithBots = (game: string, seats: readonly SetupSeat[]): readonly Command[] => {
  const seated = seats.flatMap((one) => (one.kind === 'bot' ? [one.bot] : []));
  const free = freeSeats(seats);
  const fresh = lineup(game, seats.length, MIDDLING).filter((bot) => !seated.includes(bot));
  const bots = [...fresh, ...lineup(game, free.length, MIDDLING)];
  return free.flatMap((seat, index) => {
    const bot = bots[index];
    return bot === undefined ? [] : [{ type: 'seatBot', seat, bot } as const];
  });
};

/** The host changes seats with a bot. */
export const swapWithBot = (mine: Seat, { seat, bot }: Extract<SetupSeat, { kind: 'bot' }>): readonly Command[] => [
  { type: 'removeBot', seat },
  { type: 'sit', seat },
  { type: 'seatBot', seat: mine, bot },
];
