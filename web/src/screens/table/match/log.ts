import type { Transition } from '@miaou/client';
import type { GameTypes, Viewer } from '@miaou/kit';
import type { Handover } from '@miaou/table';
import type { BoardModule, LogLine, SeatFace } from '../../../games/board';
import { forEveryReader } from '../../../tableClient/replayLog';
import { botName } from '../../../tableClient/seatFaces';

/** The names of the seats in the log. */
export const namesOf = (seats: readonly SeatFace[], you: string): readonly string[] =>
  seats.map(({ name, isMe }) => (isMe ? you : name));

/** Who is meant by each seat. What a bot did for the reader is not told as theirs. */
export interface Tellers {
  readonly names: readonly string[];
  readonly handovers?: readonly Handover[];
  readonly standsIn?: (bot: string, name: string) => string;
}

/** The names after so many events, where a bot then held the reader's seat: everybody has one, the reader too. */
const namesWithBot = (
  { names, handovers = [], standsIn = (bot) => bot }: Tellers,
  viewer: Viewer,
  events: number,
): readonly string[] | undefined => {
  const newest = handovers.findLast(({ seat, after }) => seat === viewer && after <= events);
  if (newest?.bot === undefined) return undefined;
  return names.with(newest.seat, standsIn(botName(newest.bot), newest.name));
};

/** The lines for some events of a match; `from` of them came before. */
export const linesOf = (
  { logLines }: Pick<BoardModule, 'logLines'>,
  steps: readonly Transition[],
  tellers: Tellers,
  from = 0,
): readonly LogLine[] =>
  steps.flatMap((step, index) => {
    const names = namesWithBot(tellers, step.after.viewer, from + index);
    return names === undefined ? logLines(step, tellers.names) : logLines(forEveryReader(step), names);
  });

/** The state of a match after so many events, in a few words. */
export const statusOf = (
  { status }: Pick<BoardModule, 'status'>,
  view: GameTypes['view'],
  tellers: Tellers,
  events: number,
): string => {
  const names = namesWithBot(tellers, view.viewer, events);
  return names === undefined ? status(view, tellers.names) : status({ ...view, viewer: 'spectator' }, names);
};
