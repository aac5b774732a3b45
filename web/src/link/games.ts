import type { Game } from '@miaou/kit';

let known: ((id: string) => Game | undefined) | undefined;

/** Loads the rules of the games: whoever follows a match needs them, the home page does not. */
export const loadGames = async (): Promise<(id: string) => Game | undefined> => {
  known ??= (await import('@miaou/games')).gameById;
  return known;
};

/** A game whose rules are loaded already. */
export const loadedGame = (id: string): Game | undefined => known?.(id);
