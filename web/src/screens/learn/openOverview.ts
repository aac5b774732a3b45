import type { GameManifest } from '../../games/manifest';
import { GAMES } from '../../games/registry';
import type { Lesson } from '../../lessons/lesson';
import { learnTexts } from '../../lessons/texts/index';
import { puzzleTexts } from '../../puzzles/texts/index';
import { rulesWords } from '../../rules/texts/index';
import { loadSprite } from '../../ui/sprite';

/** A game with the first game that teaches it, where somebody has written one. */
export interface GameToLearn {
  readonly game: GameManifest;
  readonly lesson: Lesson | undefined;
}

const openGame = async (game: GameManifest): Promise<GameToLearn> => {
  const lesson = (await game.lesson?.())?.default;
  // A picture that cannot be loaded leaves its words.
  await Promise.all([lesson?.texts.ready(), lesson && loadSprite(lesson.sprite).catch(() => undefined)]);
  return { game, lesson };
};

/** The chapters of all games: no board is needed to choose one. */
export const openOverview = async (): Promise<readonly GameToLearn[]> => {
  const [games] = await Promise.all([
    Promise.all(GAMES.map(openGame)),
    learnTexts.ready(),
    puzzleTexts.ready(),
    rulesWords.ready(),
  ]);
  return games;
};
