import { drawings, type Sheet } from '../look/sprite';
import type { Book } from './book';
import { type AnyWords, type ToldBook, tell } from './tell';
import { rulesWords } from './texts/index';

/** What a game's folder hands over. */
interface Source {
  readonly book: Book;
  readonly sheet: Sheet;
  readonly area: { readonly words: AnyWords; ready(): Promise<void> };
}

/** The rules of each game, loaded when they are read. A new game is registered by one line in both. */
const SOURCES: Readonly<Record<string, () => Promise<{ readonly default: Source }>>> = {
  felix: () => import('./felix/index'),
  chop: () => import('./chop/index'),
};

/** The games that have rules to read, with the names on their boxes. */
export const TITLES: Readonly<Record<string, string>> = { felix: 'Felix', chop: 'Chop! Chop!' };

/** Rules that are ready to be shown; `told` is in the present language and changes with it. */
export interface OpenBook {
  readonly told: ToldBook;
}

/** Loads the rules of a game with their words and drawings; nothing if there is no such game. */
export const openBook = async (game: string): Promise<OpenBook | undefined> => {
  const source = Object.hasOwn(SOURCES, game) ? (await SOURCES[game]?.())?.default : undefined;
  if (source === undefined) return undefined;
  const { book, sheet, area } = source;
  await Promise.all([area.ready(), rulesWords.ready(), drawings('common'), drawings(sheet)]);
  return {
    get told() {
      return tell(book, area.words);
    },
  };
};
