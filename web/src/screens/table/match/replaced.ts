import type { Transition } from '@miaou/client';
import type { Seat } from '@miaou/kit';
import type { Handover } from '@miaou/table';
import type { BoardModule, Replaced, SeatFace } from '../../../games/board';
import { botName } from '../../../tableClient/seatFaces';
import type { TableWords } from '../texts/words';

/** A match that has been told, with those who changed in it. */
interface PlayedMatch {
  readonly handovers: readonly Handover[];
  readonly told: readonly Transition[];
  readonly seats: readonly SeatFace[];
  readonly board: Pick<BoardModule, 'round'>;
}

type Words = Pick<TableWords['play'], 'playedFor' | 'playedForYou'>;

const roundAfter = ({ told, board }: PlayedMatch, events: number): number => {
  const view = told[events]?.before ?? told.at(-1)?.after;
  return view === undefined ? 1 : board.round(view);
};

/** The seats that a bot played to the end for somebody who had left, run out of time, resigned, or was sent away. */
export const replacedSeats = (match: PlayedMatch, words: Words): ReadonlyMap<Seat, Replaced> => {
  const newest = new Map(match.handovers.map((handover) => [handover.seat, handover]));
  return new Map(
    [...newest.values()].flatMap(({ seat, bot, name, after }) => {
      if (bot === undefined) return [];
      const by = botName(bot);
      const round = roundAfter(match, after);
      const isMe = match.seats[seat]?.isMe === true;
      const note = isMe ? words.playedForYou(by, round) : words.playedFor(by, name, round);
      return [[seat, { by, note }] as const];
    }),
  );
};
