import type { Game } from '@miaou/kit';
import type { BoardModule } from './board';

/** The board of each game, loaded when needed. A new game is registered by a line here and one below. */
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

/** The rules of each game, loaded without those of the others. */
const RULES: Readonly<Record<string, () => Promise<{ readonly default: Game }>>> = {
  felix: () => import('./felix/game'),
  chop: () => import('./chop/game'),
};

export const loadRules = async (game: string): Promise<Game | undefined> =>
  Object.hasOwn(RULES, game) ? (await RULES[game]?.())?.default : undefined;
