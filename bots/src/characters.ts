/** A bot that people choose to play against. Its name and its sentences are in the page's language files. */
export interface Character {
  /** The name of the bot that plays for it, the same in every game. */
  readonly id: string;
  /** From 1, a friendly beginner, to 5, the strongest. */
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly portrait: 'goose' | 'bear' | 'badger' | 'fox' | 'owl';
  /** How loud it meows, from 1 to 3, and which meows it likes. */
  readonly voice: { readonly loud: 1 | 2 | 3; readonly likes: 'loud' | 'soft' | 'any' };
}

/** All characters, weakest first. Which of them play a game is asked by `charactersOf`. */
export const CHARACTERS = [
  { id: 'ida', level: 1, portrait: 'goose', voice: { loud: 2, likes: 'any' } },
  { id: 'bruno', level: 2, portrait: 'bear', voice: { loud: 3, likes: 'soft' } },
  { id: 'mirek', level: 3, portrait: 'badger', voice: { loud: 1, likes: 'loud' } },
  { id: 'vera', level: 4, portrait: 'fox', voice: { loud: 2, likes: 'soft' } },
  { id: 'odile', level: 5, portrait: 'owl', voice: { loud: 3, likes: 'loud' } },
] as const satisfies readonly Character[];

/** How strong a bot is, from 0 for those that are no character. */
export const levelOfBot = (bot: string): number => CHARACTERS.find(({ id }) => id === bot)?.level ?? 0;
