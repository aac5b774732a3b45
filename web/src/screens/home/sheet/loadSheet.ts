import type { GameManifest } from '../../../games/manifest';
import { loadTableModule } from '../../../games/registry';
import { settingsTexts } from '../../settings/texts/index';
import { tableTexts } from '../../table/texts/index';
import { sheetTexts } from './texts/index';

/** The sheet with everything it says. */
export const loadSheet = async (game: GameManifest) => {
  const [{ default: PlaySheet }, { default: rules }, table] = await Promise.all([
    import('./PlaySheet.svelte'),
    game.game(),
    loadTableModule(game),
    sheetTexts.ready(),
    tableTexts.ready(),
    settingsTexts.ready(),
  ]);
  return { PlaySheet, rules, table };
};
