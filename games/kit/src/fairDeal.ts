import { drawn } from './chance.js';
import { FairChance, PURPOSES } from './fairness.js';
import type { Game, GameTypes } from './game.js';
import type { JsonObject } from './json.js';
import { accepted, type Parsed } from './refusal.js';
import type { Seat } from './seat.js';

/** The seats among whom chance draws who has a part, or undefined where the game itself draws. */
export type Among<T extends GameTypes = GameTypes> = (
  part: string,
  options?: T['options'],
) => readonly Seat[] | undefined;

/** The options of a game that name a seat. */
export const seatOptionsOf = (game: Game): readonly string[] =>
  Object.entries(game.optionSpecs).flatMap(([option, spec]) => (spec.kind === 'seat' ? [option] : []));

/** Everything that chance settles before the first move follows from the key. `settled` are the options that name no seat. */
export const dealFairly = <T extends GameTypes>(
  game: Game<T>,
  settled: JsonObject,
  key: Uint8Array,
  among: Among<T>,
): Parsed<{ options: T['options']; deal: T['deal'] }> => {
  const draw = (part: string, options?: T['options']): Seat | undefined => {
    const seats = among(part, options);
    return seats === undefined ? undefined : drawn(seats, new FairChance(key, PURPOSES.part(part)));
  };
  const parts = seatOptionsOf(game).flatMap((option) => {
    const seat = draw(option);
    return seat === undefined ? [] : [[option, seat] as const];
  });
  const open = { ...settled, ...Object.fromEntries(parts) };
  const options = game.parseOptions(game.drawOptions(open, new FairChance(key, PURPOSES.options)));
  if (!options.ok) return options;
  const opener = draw('opener', options.value);
  return accepted({
    options: options.value,
    deal: game.deal(options.value, new FairChance(key, PURPOSES.deal), opener),
  });
};
