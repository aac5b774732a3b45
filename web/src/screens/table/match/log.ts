import type { GameTypes } from '@miaou/kit';
import type { LogLine, SeatFace, Telling } from '../../../boards/board';
import type { Step } from '../../../link/tableLink';

/** How the log calls the seats. */
export const namesOf = (seats: readonly SeatFace[], you: string): readonly string[] =>
  seats.map(({ name, isMe }) => (isMe ? you : name));

/** The facts that have been shown: the log does not run ahead of what is seen. */
export const toldSteps = (steps: readonly Step[], happening: GameTypes['event'] | null): readonly Step[] => {
  if (happening === null) return steps;
  const index = steps.findLastIndex(({ event }) => event === happening);
  return index < 0 ? steps : steps.slice(0, index + 1);
};

export const linesOf = (tell: Telling['tell'], steps: readonly Step[], names: readonly string[]): readonly LogLine[] =>
  steps.flatMap((step) => tell(step, names));
