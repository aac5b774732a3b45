import { type Game, type JsonObject, parseInteger, type Refusal, sameJson } from '@miaou/kit';
import { allow, type Decision, refuse, UNCHANGED } from '../decision.js';
import type { PersonId } from '../ids.js';
import { EMPTY, type Table } from '../table.js';
import { optionsFor, partsOf } from './parts.js';
import type { Settings } from './settings.js';

/** A number outside the bounds of new matches. The game itself also reads old records, which may exceed them. */
const outOfBounds = (game: Game, options: JsonObject): Refusal | undefined => {
  for (const [option, spec] of Object.entries(game.optionSpecs)) {
    if (spec.kind !== 'integer' || options[option] === undefined) continue;
    const parsed = parseInteger(option, options[option], spec.least, spec.most);
    if (!parsed.ok) return parsed.error;
  }
  return undefined;
};

/** Why settings cannot be played, or undefined. Parts left to chance or vote are tried with seat 0. */
export const checkSettings = (game: Game | undefined, settings: Settings): Decision | undefined => {
  if (game === undefined) return refuse('no-such-game', { game: settings.game });
  if (!game.seatCounts.includes(settings.seats)) return refuse('wrong-seat-count', { allowed: game.seatCounts });
  const parts = partsOf(game);
  const stranger = Object.keys(settings.parts).find((part) => !parts.includes(part));
  if (stranger !== undefined) return refuse('no-such-part', { part: stranger, allowed: parts });
  const far = Object.values(settings.parts).find((casting) => typeof casting === 'number' && casting >= settings.seats);
  if (far !== undefined) return refuse('no-such-seat', { seats: settings.seats });
  const meowed = Object.entries(settings.parts).find(([part, casting]) => casting === 'meow' && part !== 'opener');
  if (meowed !== undefined) return refuse('no-such-part', { part: meowed[0], allowed: ['opener'] });
  const namedTwice = parts.find((part) => part in settings.options);
  if (namedTwice !== undefined) return refuse('part-among-options', { part: namedTwice });
  const trial = Object.fromEntries(parts.filter((part) => part !== 'opener').map((part) => [part, 0]));
  const parsed = game.parseOptions(optionsFor(settings, trial));
  const refusal = parsed.ok ? outOfBounds(game, settings.options) : parsed.error;
  return refusal === undefined ? undefined : { refusal };
};

/** Fewer seats than people would remove a person without notice. */
export const decideConfigure = (table: Table, person: PersonId, settings: Settings): Decision => {
  if (person !== table.host) return refuse('host-only');
  if (table.stage !== 'gathering') return refuse('match-running');
  const wrong = checkSettings(table.catalog.gameById(settings.game), settings);
  if (wrong !== undefined) return wrong;
  const cutOff = table.occupants.findIndex((held, index) => index >= settings.seats && held.kind === 'person');
  if (cutOff >= 0) return refuse('seat-taken', { seat: cutOff });
  return sameJson(settings, table.settings) ? UNCHANGED : allow({ type: 'configured', settings });
};

/** Bots past the last seat leave, and bots that do not know the new game; people there were refused before. */
export const applySettings = (table: Table, settings: Settings): void => {
  table.settings = settings;
  table.votes.clear();
  table.meows = undefined;
  table.occupants = Array.from({ length: settings.seats }, (_, index) => {
    const held = table.occupants[index] ?? EMPTY;
    return held.kind === 'bot' && !table.catalog.hasBot(settings.game, held.bot) ? EMPTY : held;
  });
};
