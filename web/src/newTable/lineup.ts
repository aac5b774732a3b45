import { type Character, charactersOf, standInFor } from '@miaou/bots/characters';

export type Level = Character['level'];

/** The levels that a game offers; none where it has no characters. */
export const levelsOf = (game: string): readonly Level[] => charactersOf(game).map(({ level }) => level);

/** The bots that a person can choose for a seat. A game without characters offers its stand-in. */
export const botChoices = (game: string): readonly string[] => {
  const characters = charactersOf(game).map(({ id }) => id);
  return characters.length === 0 ? [standInFor(game)] : characters;
};

/**
 * The bots for the free seats: the character of a level and its nearest neighbours, so that no face comes twice. Of two that are equally
 * near the weaker one comes first. A game without characters is played by its stand-in on every seat.
 */
export const lineup = (game: string, count: number, level: Level): readonly string[] => {
  const characters = charactersOf(game);
  if (characters.length === 0) return Array.from({ length: count }, () => standInFor(game));
  return characters
    .toSorted((one, other) => Math.abs(one.level - level) - Math.abs(other.level - level))
    .slice(0, count)
    .map(({ id }) => id);
};
