import type { Character } from './characters.js';
import { CHARACTERS_BY_GAME } from './games.js';
import { random } from './random.js';

// An entry of its own: a page that shows faces must not load what reviews, puzzles and statistics are made of.

export { CHARACTERS, type Character, levelOfBot, tempoOf } from './characters.js';

/** The characters that play a game, weakest first; none for a game without bots of its own. */
export const charactersOf = (game: string): readonly Character[] => CHARACTERS_BY_GAME.get(game) ?? [];

/**
 * The name of the bot that plays for an absent player: of medium strength where there are characters, so that it does not spoil the match;
 * or the nearest one that is not taken, so that no two at a table have the same name.
 */
export const standInFor = (game: string, taken: readonly string[] = []): string => {
  const characters = charactersOf(game);
  const middle = Math.floor(characters.length / 2);
  const nearest = characters.toSorted(
    (one, other) => Math.abs(characters.indexOf(one) - middle) - Math.abs(characters.indexOf(other) - middle),
  );
  return (nearest.find(({ id }) => !taken.includes(id)) ?? nearest[0])?.id ?? random.name;
};
