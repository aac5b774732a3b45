import { CHARACTERS, charactersOf, levelOfBot, standInFor } from '@miaou/bots';
import type { Game } from '@miaou/kit';
import type { Catalog } from '@miaou/table';

/** The games and bots of this device. The bots themselves are loaded by the worker alone, so they are known by name here. */
export const catalogOf = (gameById: (id: string) => Game | undefined): Catalog => ({
  gameById,
  hasBot: (game, bot) => bot === standInFor(game) || charactersOf(game).some(({ id }) => id === bot),
  standInBot: standInFor,
  levelOf: levelOfBot,
  voiceOf: (bot) => CHARACTERS.find(({ id }) => id === bot)?.voice,
});
