import type { GameManifest } from '../../games/manifest';
import { GAMES } from '../../games/registry';
import type { Lesson } from '../../lessons/lesson';
import { learnTexts } from '../../lessons/texts/index';
import { puzzleTexts } from '../../puzzles/texts/index';
import { rulesWords } from '../../rules/texts/index';

/** A game with the first game that teaches it, where somebody has written one. */
export interface GameToLearn {
  readonly game: GameManifest;
  readonly lesson: Lesson | undefined;
}

const openGame = async (game: GameManifest): Promise<GameToLearn> => {
  const lesson = (await game.lesson?.())?.default;
  await lesson?.texts.ready();
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
