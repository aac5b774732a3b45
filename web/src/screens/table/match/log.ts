import type { Transition } from '@miaou/client';
import type { BoardModule, LogLine, SeatFace } from '../../../games/board';

/** The names of the seats in the log. */
export const namesOf = (seats: readonly SeatFace[], you: string): readonly string[] =>
  seats.map(({ name, isMe }) => (isMe ? you : name));

export const linesOf = (
  { logLines }: Pick<BoardModule, 'logLines'>,
  steps: readonly Transition[],
  names: readonly string[],
): readonly LogLine[] => steps.flatMap((step) => logLines(step, names));
