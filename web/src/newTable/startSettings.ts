import { type Game, isJsonObject, type JsonObject, type Seat, seat } from '@miaou/kit';
import type { Casting, Settings } from '@miaou/table';
import type { GameManifest } from '../games/manifest';
import type { Choice } from './lastChoice';
import { readDocument } from './ownDocument';

/** The ways to begin a match: with bots, with friends at a table of the server, or several people at one device. */
export const WAYS = ['play', 'here', 'invite'] as const;
export type Way = (typeof WAYS)[number];

/** Who opens a table sits here. */
const MINE: Seat = seat(0);
/** Who plays against one who would rather not be alone. */
const NEXT: Seat = seat(1);

type Parts = Settings['parts'];

const part = (name: string, casting: Casting | null): Parts => (casting === null ? {} : { [name]: casting });

const holderOf = ({ side, here }: Choice, way: Way): Seat | null => {
  if (way === 'here') return here.holder === null ? null : seat(here.holder);
  if (side === 'drawn') return null;
  return side === 'holder' ? MINE : NEXT;
};

/** Who plays alone never opens: the others have the first turn. */
const openerOf = ({ opener, here }: Choice, way: Way, holder: Seat | null): Casting | null => {
  if (opener === 'meow') return 'meow';
  if (way === 'here') return here.opener === null || here.opener === holder ? null : seat(here.opener);
  if (opener === 'me') return holder === MINE ? null : MINE;
  return opener === 'vote' && way === 'invite' ? 'vote' : null;
};

const partsOf = ({ sides }: GameManifest, choice: Choice, way: Way): Parts => {
  const holder = sides === undefined ? null : holderOf(choice, way);
  return { ...(sides === undefined ? {} : part(sides.part, holder)), ...part('opener', openerOf(choice, way, holder)) };
};

/** The settings of a new table: found by its link alone. What the settings leave out the game decides. */
export const startSettings = (game: GameManifest, choice: Choice, way: Way): Settings => ({
  game: game.id,
  seats: choice.seats,
  options: choice.options,
  parts: partsOf(game, choice, way),
  clock: way === 'invite' ? choice.clock : { kind: 'none' },
  access: { join: 'link', watch: 'anyone' },
  ...(game.hasDice === undefined || choice.rolls === undefined ? {} : { rolls: choice.rolls }),
});

const fits = (rules: Game, option: string, value: unknown): boolean => {
  const spec = rules.optionSpecs[option];
  if (spec?.kind === 'document') return isJsonObject(value) && readDocument(rules, option, value).ok;
  if (spec?.kind === 'choice') return spec.choices.some((one) => one === value);
  return spec?.kind === 'integer' && Number(value) >= spec.least && Number(value) <= spec.most;
};

/** Without options that the game does not have, as those of an earlier version: they would be refused at every start. */
export const knownOptions = (options: JsonObject, rules: Game): JsonObject =>
  Object.fromEntries(Object.entries(options).filter(([option, value]) => fits(rules, option, value)));
