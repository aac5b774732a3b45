import type { BoardModule, GameStep, LogLine } from '../games/board';
import type { Replayed } from './replay';

/** A line of a replay's log, and the place in the match that it leads to. */
export interface ReplayLine extends LogLine {
  /** How many moves have been made when it is true. */
  readonly move: number;
  /** Which event of that move it tells. */
  readonly step: number;
}

/** In a replay everybody has a name: whoever opens the same link reads the same words, through whoever's eyes. */
export const forEveryReader = ({ event, before, after }: GameStep): GameStep => ({
  event,
  before: { ...before, viewer: 'spectator' },
  after: { ...after, viewer: 'spectator' },
});

/** The whole log of a match. */
export const replayLines = (
  { transitions }: Pick<Replayed, 'transitions'>,
  { logLines }: Pick<BoardModule, 'logLines'>,
  names: readonly string[],
): readonly ReplayLine[] =>
  transitions.flatMap((ofMove, index) =>
    ofMove.flatMap((transition, step) =>
      logLines(forEveryReader(transition), names).map((line) => ({ ...line, move: index + 1, step })),
    ),
  );

/** How many lines have been told: all of the moves before, and of the present one those up to the event that is shown. */
export const toldLines = (lines: readonly ReplayLine[], move: number, step: number | null): number => {
  const ahead = lines.findIndex(
    (line) => line.move > move || (step !== null && line.move === move && line.step > step),
  );
  return ahead < 0 ? lines.length : ahead;
};
