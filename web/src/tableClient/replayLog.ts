import type { BoardModule, LogLine } from '../games/board';
import type { ToldHandover } from './deciders';
import { forEveryReader } from './everyReader';
import type { Replayed } from './replay';

/** A line of a replay's log, and the place in the match that it leads to. */
export interface ReplayLine extends LogLine {
  /** How many moves have been made when it is true. */
  readonly move: number;
  /** Which event of that move it tells. */
  readonly step: number;
}

/** Who played, as a replay tells it. */
export interface ReplayTellers {
  /** The names of the seats after so many events. */
  readonly namesAt: (events: number) => readonly string[];
  readonly handovers: readonly ToldHandover[];
  /** What is told after everything else, if the match was ended by resigning. */
  readonly end?: string | undefined;
}

/** The whole log of a match. Who was replaced after an event is told with it. */
export const replayLines = (
  { transitions }: Pick<Replayed, 'transitions'>,
  { logLines }: Pick<BoardModule, 'logLines'>,
  { namesAt, handovers, end }: ReplayTellers,
): readonly ReplayLine[] => {
  const told = (events: number): readonly LogLine[] =>
    handovers.flatMap(({ after, text }) => (after === events ? [{ text }] : []));
  let events = 0;
  const lines = transitions.flatMap((ofMove, index) =>
    ofMove.flatMap((transition, step) => {
      const names = namesAt(events);
      events += 1;
      return [...logLines(forEveryReader(transition), names), ...told(events)].map((line) => ({
        ...line,
        move: index + 1,
        step,
      }));
    }),
  );
  const first = told(0).map((line) => ({ ...line, move: 0, step: 0 }));
  const last =
    end === undefined ? [] : [{ text: end, move: transitions.length, step: transitions.at(-1)?.length ?? 0 }];
  return [...first, ...lines, ...last];
};

/** A match that was ended before its rules did. */
export const isUnfinished = ({ views }: Pick<Replayed, 'views'>): boolean => (views.at(-1)?.toMove.length ?? 0) > 0;

/** How many events have been shown: all of the moves before, and of the present one those up to the event that is shown. */
export const eventsUntil = (
  { transitions }: Pick<Replayed, 'transitions'>,
  move: number,
  step: number | null,
): number => {
  const before = transitions.slice(0, step === null ? move : Math.max(0, move - 1));
  return before.reduce((sum, ofMove) => sum + ofMove.length, step === null ? 0 : step + 1);
};

/** How many lines have been told: all of the moves before, and of the present one those up to the event that is shown. */
export const toldLines = (lines: readonly ReplayLine[], move: number, step: number | null): number => {
  const ahead = lines.findIndex(
    (line) => line.move > move || (step !== null && line.move === move && line.step > step),
  );
  return ahead < 0 ? lines.length : ahead;
};
