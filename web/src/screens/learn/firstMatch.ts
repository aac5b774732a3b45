import type { GameManifest } from '../../games/manifest';
import { type Choice, lastChoice } from '../../newTable/lastChoice';
import { levelsOf } from '../../newTable/lineup';
import type { Language } from '../../texts/languages';

/** The match after a first game: by the rules that it taught, against the gentlest bots, and dealt at once. */
export const firstMatchChoice = (game: GameManifest, language: Language): Choice => {
  const last = lastChoice(game, language);
  return {
    ...last,
    seats: game.usualSeats,
    level: levelsOf(game.id)[0] ?? last.level,
    opener: 'chance',
    options: {},
  };
};
