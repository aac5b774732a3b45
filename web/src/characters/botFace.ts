import { CHARACTERS, type Character } from '@miaou/bots/characters';

/** A bot as people see it. */
export interface BotFace {
  readonly name: string;
  /** The symbol of its portrait. */
  readonly portrait: Character['portrait'] | null;
  readonly level: Character['level'] | null;
}

/** The names are the ids with a capital, the same in every language. */
const nameOf = (bot: string): string => bot.charAt(0).toUpperCase() + bot.slice(1);

/** The face of a bot; one that is not of the cast has only its name. */
export const faceOf = (bot: string): BotFace => {
  const character = CHARACTERS.find(({ id }) => id === bot);
  return { name: nameOf(bot), portrait: character?.portrait ?? null, level: character?.level ?? null };
};
