import { botNamed, CHARACTERS, levelOfBot, standInFor } from '@miaou/bots';
import { GAMES, gameById } from '@miaou/games';
import { type Catalog, TABLE_VERSION } from '@miaou/table';

/** The games and bots of this server. */
export const catalog: Catalog = {
  gameById,
  hasBot: (game, bot) => botNamed(game, bot) !== undefined,
  standInBot: standInFor,
  levelOf: levelOfBot,
  voiceOf: (bot) => CHARACTERS.find(({ id }) => id === bot)?.voice,
};

/** Of everything that a table depends on: any game may have been played at it. */
export const rulesVersion: string = [TABLE_VERSION, ...GAMES.map(({ rules }) => rules)].join(' ');
