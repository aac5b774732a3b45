import { type Game, type JsonObject, seatOptionsOf } from '@miaou/kit';
import type { Settings } from './settings.js';

/** The parts that are cast before a match: who opens, and every option of the game that names a seat. */
export const partsOf = (game: Game): readonly string[] => ['opener', ...seatOptionsOf(game)];

/** The options of a match with its parts given out. */
export const optionsFor = (settings: Settings, cast: JsonObject): JsonObject => ({
  ...settings.options,
  seats: settings.seats,
  ...cast,
});
