import type { Transition } from '@miaou/client';
import type { Seat } from '@miaou/kit';
import type { Handover } from '@miaou/table';
import type { BoardModule, Replaced, SeatFace } from '../../../games/board';
import { deciderName } from '../../../tableClient/deciders';
import { botName } from '../../../tableClient/seatFaces';
import type { TableWords } from '../texts/words';

/** A match that has been told, with those who changed in it. */
interface PlayedMatch {
  readonly handovers: readonly Handover[];
  readonly told: readonly Transition[];
  readonly seats: readonly SeatFace[];
  readonly board: Pick<BoardModule, 'round'>;
}

interface Words extends Pick<TableWords['play'], 'playedFor' | 'playedForYou' | 'inRounds'> {
  readonly standsIn: (bot: string, name: string) => string;
}

const roundAfter = ({ told, board }: PlayedMatch, events: number): number => {
  const view = told[events]?.before ?? told.at(-1)?.after;
  return view === undefined ? 1 : board.round(view);
};

/** The rounds in which bots decided before the person did who ended the match. */
const roundsOfBots = (match: PlayedMatch, own: readonly Handover[], words: Words): readonly string[] =>
  own.flatMap((handover, index) => {
    const until = own[index + 1]?.after ?? handover.after;
    if (handover.bot === undefined || until === handover.after) return [];
    const name = deciderName(handover, words.standsIn);
    return [words.inRounds(roundAfter(match, handover.after), roundAfter(match, until - 1), name)];
  });

const replacedAt = (match: PlayedMatch, seat: Seat, words: Words): Replaced | undefined => {
  const own = match.handovers.filter((handover) => handover.seat === seat);
  const { bot, name, after } = own.at(-1) ?? { after: 0 };
  if (bot === undefined) {
    const note = roundsOfBots(match, own, words).join('; ');
    return note === '' ? undefined : { note };
  }
  if (name === undefined) return undefined;
  const by = botName(bot);
  const round = roundAfter(match, after);
  const isMe = match.seats[seat]?.isMe === true;
  return { by, note: isMe ? words.playedForYou(by, round) : words.playedFor(by, name, round) };
};

/** The seats that were not played by the same all the time: who had left, run out of time, resigned, was sent away, or came late. */
export const replacedSeats = (match: PlayedMatch, words: Words): ReadonlyMap<Seat, Replaced> => {
  const seats = new Set(match.handovers.map(({ seat }) => seat));
  return new Map(
    [...seats].flatMap((seat) => {
      const found = replacedAt(match, seat, words);
      return found === undefined ? [] : [[seat, found] as const];
    }),
  );
};
