import { CHARACTERS, type Character } from '@miaou/bots';

export type Level = Character['level'];

export const LEVELS: readonly Level[] = CHARACTERS.map(({ level }) => level);

/**
 * Who plays along at a level: the character of that level and its nearest neighbours, so that everybody at the table has a face of their
 * own. Between two that are equally near the weaker one comes first.
 */
export const lineup = (count: number, level: Level): readonly string[] =>
  CHARACTERS.toSorted((one, other) => Math.abs(one.level - level) - Math.abs(other.level - level))
    .slice(0, count)
    .map(({ id }) => id);
