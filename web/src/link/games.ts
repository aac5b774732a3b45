import type { Game } from '@miaou/kit';
import { loadFollower as load } from '../boards/registry';
import type { Follower } from './legal';

const known = new Map<string, Follower>();

/** The follower of a game that is loaded already. */
export const loadedFollower = (id: string): Follower | undefined => known.get(id);

/** Loads what it takes to follow one game: whoever sees a match needs it, the home page does not. */
export const loadFollower = async (id: string): Promise<Follower | undefined> => {
  const follower = known.get(id) ?? (await load(id));
  if (follower !== undefined) known.set(id, follower);
  return follower;
};

/** Loads the rules of all games, for tables that this device owns. */
export const loadGames = async (): Promise<(id: string) => Game | undefined> => {
  const [{ GAMES, gameById }, { followerOf }] = await Promise.all([import('@miaou/games'), import('./choices')]);
  for (const game of GAMES) known.set(game.id, followerOf(game));
  return gameById;
};
