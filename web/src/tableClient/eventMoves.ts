import type { Replayed } from './replay';

/** After how many moves each event of a match is true, in the order of the events. Whatever the eyes, a move has as many. */
export const movesOfEvents = ({ transitions }: Pick<Replayed, 'transitions'>): readonly number[] =>
  transitions.flatMap((ofMove, index) => ofMove.map(() => index + 1));
