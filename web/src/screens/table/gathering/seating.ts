import { type Game, type Seat, seat as seatAt } from '@miaou/kit';
import type { Command, PersonId, SeatFacts, Settings, Snapshot } from '@miaou/table';
import { lineup } from '../../../boxes/lineup';
import type { Presence } from '../../../link/tableLink';

/** A seat before the match. */
export type Place =
  | { readonly kind: 'free'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly seat: Seat;
      readonly person: PersonId;
      readonly name: string;
      readonly isMe: boolean;
      readonly isHost: boolean;
      readonly isPresent: boolean;
    };

export interface Onlooker {
  readonly me: PersonId | null;
  readonly presence: Presence;
}

const placeOf = (facts: SeatFacts, seat: Seat, host: PersonId | null, { me, presence }: Onlooker): Place => {
  if (facts.bot !== undefined) return { kind: 'bot', seat, bot: facts.bot };
  if (facts.person === undefined) return { kind: 'free', seat };
  const { person, name } = facts;
  const isMe = person === me;
  return {
    kind: 'person',
    seat,
    person,
    name,
    isMe,
    isHost: person === host,
    isPresent: isMe || presence.present.includes(person),
  };
};

/** Who sits where. */
export const placesOf = ({ seats, host }: Snapshot, onlooker: Onlooker): readonly Place[] =>
  seats.map((facts, index) => placeOf(facts, seatAt(index), host, onlooker));

export const freeSeats = (places: readonly Place[]): readonly Seat[] =>
  places.flatMap(({ kind, seat }) => (kind === 'free' ? [seat] : []));

/** The people who hold a seat and are not connected. A match can start without them: their clock, or a bot, helps. */
export const awayNames = (places: readonly Place[]): readonly string[] =>
  places.flatMap((place) => (place.kind === 'person' && !place.isPresent ? [place.name] : []));

export const mySeat = (places: readonly Place[]): Seat | undefined =>
  places.find((place) => place.kind === 'person' && place.isMe)?.seat;

/** The cat's place and the others', or nothing where nobody has been named the cat. */
export const sidesOf = (
  places: readonly Place[],
  { parts }: Settings,
): { readonly cat: Place; readonly mice: readonly Place[] } | undefined => {
  const cat = places.find(({ seat }) => seat === parts['cat']);
  return cat === undefined ? undefined : { cat, mice: places.filter((place) => place !== cat) };
};

/** Fewer seats than people would send somebody away, so they are not offered. */
export const seatCountsFor = ({ seatCounts }: Game, places: readonly Place[]): readonly number[] =>
  seatCounts.filter((count) => places.every(({ kind, seat }) => kind !== 'person' || seat < count));

const MIDDLING = 3;

/** Puts a bot on every free seat; whoever sits here already is not seated twice while others are left. */
export const fillWithBots = (places: readonly Place[]): readonly Command[] => {
  const seated = places.flatMap((place) => (place.kind === 'bot' ? [place.bot] : []));
  const free = freeSeats(places);
  const fresh = lineup(places.length, MIDDLING).filter((bot) => !seated.includes(bot));
  const bots = [...fresh, ...lineup(free.length, MIDDLING)];
  return free.flatMap((seat, index) => {
    const bot = bots[index];
    return bot === undefined ? [] : [{ type: 'seatBot', seat, bot } as const];
  });
};

/** The host changes places with a bot. */
export const swapWithBot = (mine: Seat, { seat, bot }: Extract<Place, { kind: 'bot' }>): readonly Command[] => [
  { type: 'removeBot', seat },
  { type: 'sit', seat },
  { type: 'seatBot', seat: mine, bot },
];
