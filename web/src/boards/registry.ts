import type { Game } from '@miaou/kit';
import type { Follower } from '../link/legal';
import type { BoardModule } from './board';

/** The parts of the page that know a game. */
interface Parts {
  readonly board: () => Promise<{ readonly default: BoardModule; readonly follower: Follower }>;
  readonly rules: () => Promise<{ readonly default: Game }>;
}

/** The parts of each game, loaded when needed and without those of the others. A new game is registered here. */
const GAMES: Readonly<Record<string, Parts>> = {
  felix: { board: () => import('./felix/index'), rules: () => import('./felix/game') },
  chop: { board: () => import('./chop/index'), rules: () => import('./chop/game') },
};

const partsOf = (game: string): Parts | undefined => (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined);

/** The board of a game with everything it needs, or nothing if there is none. */
export const boardOf = async (game: string): Promise<BoardModule | undefined> => {
  const board = (await partsOf(game)?.board())?.default;
  await board?.ready();
  return board;
};

export const loadFollower = async (game: string): Promise<Follower | undefined> =>
  (await partsOf(game)?.board())?.follower;

export const loadRules = async (game: string): Promise<Game | undefined> => (await partsOf(game)?.rules())?.default;
