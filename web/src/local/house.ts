import { CHARACTERS } from '@miaou/bots';
import type { Game } from '@miaou/kit';
import type { House } from '@miaou/table';

/** Plays for who is away, as on a server. */
const STAND_IN = 'mirek';

/** The games and bots of this device. */
export const houseOf = (gameById: (id: string) => Game | undefined): House => ({
  gameById,
  hasBot: (_game, bot) => CHARACTERS.some(({ id }) => id === bot),
  standInBot: () => STAND_IN,
});
