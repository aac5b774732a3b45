/** A bot that people choose to play against. Its name and its sentences are in the page's language files. */
export interface Character {
  /** The name of the bot that plays for it, the same in every game. */
  readonly id: string;
  /** From 1, whom a child of eight can beat, to 6, the strongest. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly portrait: 'hedgehog' | 'goose' | 'bear' | 'badger' | 'fox' | 'owl';
  /** How long it takes for a move, 1 for the usual time: by its nature alone, never by what it holds or thinks. */
  readonly tempo: number;
  /** How loud it meows, from 1 to 3, and which meows it likes. */
  readonly voice: { readonly loud: 1 | 2 | 3; readonly likes: 'loud' | 'soft' | 'any' };
}

/** All characters, weakest first. Which of them play a game is asked by `charactersOf`. */
export const CHARACTERS = [
  { id: 'lino', level: 1, portrait: 'hedgehog', tempo: 0.75, voice: { loud: 1, likes: 'any' } },
  { id: 'ida', level: 2, portrait: 'goose', tempo: 0.9, voice: { loud: 2, likes: 'any' } },
  { id: 'bruno', level: 3, portrait: 'bear', tempo: 1.35, voice: { loud: 3, likes: 'soft' } },
  { id: 'mirek', level: 4, portrait: 'badger', tempo: 1, voice: { loud: 1, likes: 'loud' } },
  { id: 'vera', level: 5, portrait: 'fox', tempo: 1.1, voice: { loud: 2, likes: 'soft' } },
  { id: 'odile', level: 6, portrait: 'owl', tempo: 1.2, voice: { loud: 3, likes: 'loud' } },
] as const satisfies readonly Character[];

/** How strong a bot is, from 0 for those that are no character. */
export const levelOfBot = (bot: string): number => CHARACTERS.find(({ id }) => id === bot)?.level ?? 0;

/** How long a bot takes for its moves, 1 for the usual time. */
export const tempoOf = (bot: string | undefined): number => CHARACTERS.find(({ id }) => id === bot)?.tempo ?? 1;
