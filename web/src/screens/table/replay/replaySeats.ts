import { type Seat, seatsOf } from '@miaou/kit';
import type { Handover, PersonId, RecordWithSeating, Snapshot } from '@miaou/table';
import type { BoardModule, SeatFace } from '../../../games/board';
import { deciderAt, deciderName } from '../../../tableClient/deciders';
import type { Eyes } from '../../../tableClient/replay';
import { botName, mySeat, portraitOf, type SeatWords, seatFaces, standInFace } from '../../../tableClient/seatFaces';
import { tableTexts } from '../texts/index';

const NOBODY = { present: [], watching: 0 };

type Seating = Pick<Snapshot, 'seats'>;

/** Who played a match: as its record says; where it does not, those who sit at the table now. */
const seatingOf = (
  { seating }: Pick<RecordWithSeating, 'seating'>,
  snapshot: Pick<Snapshot, 'seats'> | null,
): Seating | null => (seating === undefined ? snapshot : { seats: seating });

/**
 * Who has no name is called "you" at their own table, in the language of that time. That is no name to tell others, nor to make sentences
 * with: "You passes".
 */
const NO_NAMES: ReadonlySet<string> = new Set(['', 'you', 'toi', 'tu', '你', 'du']);

/** The seats of a match that is over: nobody is away, no clock runs, and all have names. Who has none is a player with a number. */
export const replaySeats = (
  count: number,
  record: Pick<RecordWithSeating, 'seating'>,
  snapshot: Seating | null,
): readonly SeatFace[] => {
  const { player } = tableTexts.words.replay;
  const seating = seatingOf(record, snapshot);
  const faces =
    seating === null
      ? []
      : seatFaces(seating, null, NOBODY, {
          emptySeat: '',
          botName,
          programOf: (name) => name,
          standsIn: (bot) => bot,
          standsFor: (name) => name,
        });
  return seatsOf(count).map((seat) => {
    const { name = '', portrait = null } = faces[seat] ?? {};
    return {
      seat,
      name: NO_NAMES.has(name.toLowerCase()) ? player(seat + 1) : name,
      portrait,
      isMe: false,
      standIn: null,
      present: true,
      deadline: null,
    };
  });
};

/** Through whose eyes a match can be seen. */
export const eyesFor = (seats: number, { openView }: Pick<BoardModule, 'openView'>): readonly Eyes[] => [
  ...seatsOf(seats),
  'spectator',
  ...(openView === undefined ? [] : (['open'] as const)),
];

/** Those who played after so many events: a bot may have played for somebody, or somebody may have come later. */
export const facesAt = (
  seats: readonly SeatFace[],
  handovers: readonly Handover[],
  events: number,
  words: Pick<SeatWords, 'standsIn' | 'standsFor'>,
): readonly SeatFace[] =>
  seats.map((face) => {
    const decider = deciderAt(handovers, face.seat, events);
    if (decider === undefined) return face;
    const { name, bot } = decider;
    if (name !== undefined && bot !== undefined) return { ...face, ...standInFace(bot, name, words) };
    return { ...face, name: deciderName(decider, words.standsIn), portrait: portraitOf(bot) };
  });

/** The seat that the reader had in the match. */
export const ownSeat = (
  record: Pick<RecordWithSeating, 'seating'>,
  snapshot: Seating | null,
  me: PersonId | null,
): Seat | undefined => {
  const seating = seatingOf(record, snapshot);
  return seating === null ? undefined : mySeat(seating, me);
};
