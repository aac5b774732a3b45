import type { Game } from '@miaou/kit';
import type { BoardModule } from '../../games/board';
import type { GameManifest } from '../../games/manifest';
import { loadBoard, manifestOf } from '../../games/registry';
import { hintTexts } from '../../hints/texts/index';
import type { Lesson } from '../../lessons/lesson';
import { learnTexts } from '../../lessons/texts/index';
import { loadClientRules } from '../../tableClient/loadRules';
import { frameTexts } from '../table/texts/frame/index';

/** A first game with all that it is played with. */
export interface OpenLesson {
  readonly game: GameManifest;
  readonly lesson: Lesson;
  readonly rules: Game;
  readonly board: BoardModule;
}

/** Undefined where there is no such game, or nobody has written a lesson for it. */
export const openLesson = async (id: string): Promise<OpenLesson | undefined> => {
  const game = manifestOf(id);
  if (game?.lesson === undefined) return undefined;
  const [{ default: lesson }, { default: rules }, board] = await Promise.all([
    game.lesson(),
    game.game(),
    loadBoard(game),
    loadClientRules(id),
    learnTexts.ready(),
    frameTexts.ready(),
    // The board marks what is asked for as it marks a hint.
    hintTexts.ready(),
  ]);
  await lesson.texts.ready();
  return { game, lesson, rules, board };
};
