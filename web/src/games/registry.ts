import type { ClientRules } from '../tableClient/clientRules';
import { loadSprite } from '../ui/sprite';
import type { BoardModule } from './board';
import { GAMES } from './games';
import type { GameManifest, TableModule } from './manifest';

export { GAMES } from './games';

/** Undefined where this page does not know the game, such as one of a newer server. */
export const manifestOf = (game: string): GameManifest | undefined => GAMES.find(({ id }) => id === game);

/** The title of a game; its id where this page does not know it. */
export const titleOf = (game: string): string => manifestOf(game)?.title ?? game;

/** The board of a game, ready to be shown. */
export const loadBoard = async (game: GameManifest): Promise<BoardModule> => {
  const { board } = (await game.board()).default;
  await board.ready();
  return board;
};

export const loadClientRules = async (game: string): Promise<ClientRules | undefined> =>
  (await manifestOf(game)?.board())?.default.clientRules;

/** What table setup and refusals need of a game, with its words. */
export const loadTableModule = async (game: GameManifest): Promise<TableModule> => {
  const table = (await game.table()).default;
  // A picture that cannot be loaded leaves its words.
  const drawn = table.sprite === undefined ? undefined : loadSprite(table.sprite).catch(() => undefined);
  await Promise.all([table.texts.ready(), drawn]);
  return table;
};
