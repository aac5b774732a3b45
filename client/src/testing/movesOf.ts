import { type Game, type GameTypes, SeededChance } from '@miaou/kit';
import type { Snapshot } from '@miaou/table';

/** The moves that a seat may make, read from any position that its viewer cannot tell from the real one. */
export const movesOf = (game: Game, { view, as }: Pick<Snapshot, 'view' | 'as'>): readonly GameTypes['move'][] => {
  if (view === null || as === 'spectator' || !view.toMove.includes(as)) return [];
  return game.sample(view, new SeededChance('moves')).legalMoves(as);
};
