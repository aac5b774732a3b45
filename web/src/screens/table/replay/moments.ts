import type { GameTypes, Seat, Viewer } from '@miaou/kit';
import type { Replayed } from '../../../link/replay';
import type { Step } from '../../../link/tableLink';

/** A moment of a finished match: so many moves have been made. */
export interface Moment {
  readonly move: number;
  readonly view: GameTypes['view'];
  /** Everything that led here, for the log and for what moves. */
  readonly steps: readonly Step[];
}

export const movesIn = ({ steps }: Replayed): number => steps.length;

/** A move that the match does not have is its nearest. */
export const momentAt = (replayed: Replayed, wanted: number): Moment | undefined => {
  const move = Math.max(0, Math.min(wanted, movesIn(replayed)));
  const view = replayed.views[move];
  return view === undefined ? undefined : { move, view, steps: replayed.steps.slice(0, move).flat() };
};

/** How a form writes whose eyes look. */
export const viewerKey = (viewer: Viewer): string => String(viewer);

export const parseViewer = (key: string): Viewer => (key === 'spectator' ? key : (Number(key) as Seat));
