import type { BoardModule } from './board';

/** The board of each game, loaded when needed. A new game is registered by one line. */
const BOARDS: Readonly<Record<string, () => Promise<{ readonly default: BoardModule }>>> = {
  felix: () => import('./felix/index'),
  chop: () => import('./chop/index'),
};

/** The board of a game with everything it needs, or nothing if there is none. */
export const boardOf = async (game: string): Promise<BoardModule | undefined> => {
  const board = Object.hasOwn(BOARDS, game) ? (await BOARDS[game]?.())?.default : undefined;
  await board?.ready();
  return board;
};
