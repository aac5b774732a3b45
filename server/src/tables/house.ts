import { botNamed } from '@miaou/bots';
import { gameById } from '@miaou/games';
import type { House } from '@miaou/table';

/** Plays for who is away: strong enough not to spoil the match, known to every game. */
const STAND_IN = 'mirek';

/** The games and bots of this program. */
export const house: House = {
  gameById,
  hasBot: (game, bot) => botNamed(game, bot) !== undefined,
  standInBot: () => STAND_IN,
};
