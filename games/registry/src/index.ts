import type { Game } from '@miaou/kit';
import { GAMES } from './games.js';

export { GAMES } from './games.js';

/** The game with this id, if there is one. */
export const gameById = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
