import type { Component } from 'svelte';
import type { LoadedTexts } from '../texts/language.svelte';
import type { Book } from './book';
import type { BookTexts } from './bookText';
import type { LiveExamples } from './live';
import type { GamePicture } from './picture';

/** How a game draws and describes its own kind of picture. */
interface GameFigure<P extends GamePicture> {
  readonly Figure: Component<{ readonly picture: P }>;
  readonly describe: (picture: P, comma: string) => string;
}

/** The rules of a game as text. */
export interface RulesModule<P extends GamePicture = GamePicture> {
  readonly book: Book;
  /** The address of the sprite that the pictures use beside the common one. */
  readonly sprite: string;
  readonly texts: LoadedTexts<BookTexts>;
  /** What a symbol of the pictures shows, in the reader's words. */
  readonly drawingName: (symbol: string) => string | undefined;
  readonly figure?: GameFigure<P>;
  readonly live?: LiveExamples;
}

/** The rules of a game without the type of its pictures. This is sound because a book holds only pictures of its own game. */
export const registerRules = <P extends GamePicture>(rules: RulesModule<P>): RulesModule =>
  rules as unknown as RulesModule;
