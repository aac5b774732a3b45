import type { Game } from '@miaou/kit';
import { loadClientRules as load } from '../games/registry';
import type { ClientRules } from './clientRules';

const loaded = new Map<string, ClientRules>();

/** The rules of a game, if they are loaded. */
export const loadedClientRules = (id: string): ClientRules | undefined => loaded.get(id);

/** Loads the rules that one game's table of the server needs: the home page needs none. */
export const loadClientRules = async (id: string): Promise<ClientRules | undefined> => {
  const rules = loaded.get(id) ?? (await load(id));
  if (rules !== undefined) loaded.set(id, rules);
  return rules;
};

/** Loads the whole rules of all games, for tables that this device owns. */
export const loadGames = async (): Promise<(id: string) => Game | undefined> => {
  const [{ GAMES, gameById }, { clientRulesOf }] = await Promise.all([import('@miaou/games'), import('./choices')]);
  for (const game of GAMES) loaded.set(game.id, clientRulesOf(game));
  return gameById;
};
