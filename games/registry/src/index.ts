import { chop } from '@miaou/chop';
import { felix } from '@miaou/felix';
import type { Game } from '@miaou/kit';

/** Every game that can be played. A new one is registered by its import and its place in this list. */
export const GAMES: readonly Game[] = [felix, chop];

/** The game with this id, if there is one. */
export const gameById = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
