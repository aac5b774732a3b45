import { type Position, seat } from '@miaou/kit';
import { type Crumbs, type CrumbsEvent, type CrumbsOptions, type CrumbsTypes, crumbs } from '../src/index.js';

export type Match = Position<CrumbsTypes>;

/** Options with the defaults filled in. */
export const optionsOf = (raw: Partial<CrumbsOptions>): CrumbsOptions => {
  const parsed = crumbs.parseOptions({ seats: 3, ...raw });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

/** A match at its start, with these plates to come. */
export const begin = (raw: Partial<CrumbsOptions> = {}, plates: readonly number[] = [6, 4, 8, 5]): Match =>
  crumbs.start(optionsOf(raw), { plates });

/** Plays one round, such as `2 1 0`: what each seat takes, from seat 0 on. */
export const playRound = (match: Match, taken: string): CrumbsEvent[] =>
  taken
    .split(' ')
    .flatMap((number, index) => match.play(seat(index), { type: 'take', crumbs: Number(number) as Crumbs }));
