import type { Game } from './game.js';

/**
 * A game by the rules that a match began with, or that a record names: those of today, or of a version before. By other rules the same
 * moves might fit as well, and mean another match: where ours are too old, there is none. What names no rules is of the first version.
 */
export const byRules = <T extends Game>(game: T, rules: unknown = `${game.id}/1`): T | undefined =>
  [game, ...((game.earlier ?? []) as readonly T[])].find((version) => version.rules === rules);
