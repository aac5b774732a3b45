import type { Game } from '@miaou/kit';
import { loadRules } from '../boards/registry';

const known = new Map<string, Game>();

/** A game whose rules are loaded already. */
export const loadedGame = (id: string): Game | undefined => known.get(id);

/** Loads the rules of one game: whoever follows a match needs them, the home page does not. */
export const loadGame = async (id: string): Promise<Game | undefined> => {
  const game = known.get(id) ?? (await loadRules(id));
  if (game !== undefined) known.set(id, game);
  return game;
};

/** Loads the rules of all games, for tables that this device owns. */
export const loadGames = async (): Promise<(id: string) => Game | undefined> => {
  const { GAMES } = await import('@miaou/games');
  for (const game of GAMES) known.set(game.id, game);
  return loadedGame;
};
