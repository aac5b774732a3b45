/** A bot that people choose to play against. Its name and its sentences are in the page's language files. */
export interface Character {
  /** The name of the bot that plays for it, the same in every game. */
  readonly id: string;
  /** From 1, a friendly beginner, to 5, the strongest. */
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly portrait: 'goose' | 'bear' | 'badger' | 'fox' | 'owl';
}

/** All characters, weakest first. Which of them play a game is asked by `charactersOf`. */
export const CHARACTERS = [
  { id: 'ida', level: 1, portrait: 'goose' },
  { id: 'bruno', level: 2, portrait: 'bear' },
  { id: 'mirek', level: 3, portrait: 'badger' },
  { id: 'vera', level: 4, portrait: 'fox' },
  { id: 'odile', level: 5, portrait: 'owl' },
] as const satisfies readonly Character[];
