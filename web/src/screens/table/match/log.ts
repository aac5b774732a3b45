import type { Transition } from '@miaou/client';
import type { GameTypes, Viewer } from '@miaou/kit';
import type { Handover } from '@miaou/table';
import { type BoardModule, calledAs, type LogLine, type SeatFace } from '../../../games/board';
import { forEveryReader } from '../../../tableClient/replayLog';
import { botName } from '../../../tableClient/seatFaces';

/** The names of the seats in the log. */
export const namesOf = (seats: readonly SeatFace[], you: string): readonly string[] =>
  seats.map((face) => calledAs(face, you));

/** Who is meant by each seat. What a bot did for the reader is not told as theirs, and on a shared device nothing is. */
export interface Tellers {
  readonly names: readonly string[];
  readonly handovers?: readonly Handover[];
  readonly standsIn?: (bot: string, name: string) => string;
  readonly isShared?: boolean;
}

/** The names after so many events where everybody has one, the reader too: a bot then held the reader's seat, or several people read. */
const namesOfAll = (
  { names, handovers = [], standsIn = (bot) => bot, isShared = false }: Tellers,
  viewer: Viewer,
  events: number,
): readonly string[] | undefined => {
  const newest = handovers.findLast(({ seat, after }) => seat === viewer && after <= events);
  if (newest?.bot === undefined) return isShared ? names : undefined;
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
    const names = namesOfAll(tellers, step.after.viewer, from + index);
    return names === undefined ? logLines(step, tellers.names) : logLines(forEveryReader(step), names);
  });

/** The state of a match after so many events, in a few words. */
export const statusOf = (
  { status }: Pick<BoardModule, 'status'>,
  view: GameTypes['view'],
  tellers: Tellers,
  events: number,
): string => {
  const names = namesOfAll(tellers, view.viewer, events);
  return names === undefined ? status(view, tellers.names) : status({ ...view, viewer: 'spectator' }, names);
};
