import type { RecordWithSeating } from '@miaou/table';
import { loadBoard, manifestOf } from '../../games/registry';
import { loadGames } from '../../tableClient/loadRules';

/** A finished match with all that shows it; nothing where there is no such match. */
export const loadMatch = async (recordOf: () => Promise<RecordWithSeating | undefined>) => {
  const gameOf = await loadGames();
  const found = await recordOf();
  const rules = found === undefined ? undefined : gameOf(found.game);
  const game = found === undefined ? undefined : manifestOf(found.game);
  if (found === undefined || rules === undefined || game === undefined) return undefined;
  const options = rules.parseOptions(found.options);
  return options.ok ? { found, rules, game, board: await loadBoard(game), seats: options.value.seats } : undefined;
};
