import { manifestOf } from '../games/registry';
import { COMMON_SPRITE, loadSprite } from '../ui/sprite';
import { type BookText, bookText } from './bookText';
import type { RulesModule } from './rulesModule';
import { rulesWords } from './texts/index';

/** Rules that are ready to be shown; `text` is in the present language and changes with it. */
export interface OpenBook {
  readonly game: RulesModule;
  readonly text: BookText;
}

/** Loads the rules of a game with their words and drawings; undefined if there is no such game. */
export const openBook = async (id: string): Promise<OpenBook | undefined> => {
  const game = (await manifestOf(id)?.rules())?.default;
  if (game === undefined) return undefined;
  const { book, sprite, texts } = game;
  await Promise.all([texts.ready(), rulesWords.ready(), loadSprite(COMMON_SPRITE), loadSprite(sprite)]);
  return {
    game,
    get text() {
      return bookText(book, texts.words);
    },
  };
};
