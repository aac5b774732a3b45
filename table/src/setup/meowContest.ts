import type { Seat } from '@miaou/kit';
import type { PersonId } from '../ids.js';
import { seatOf, type Table } from '../table.js';
import type { Loudness } from './meowVoice.js';

/** A meow as all audiences know it: how loud each seat was so far. */
export interface Contest {
  readonly meows: { readonly [seat: string]: Loudness };
}

export const contestOf = ({ meows }: Table): Contest | undefined =>
  meows === undefined ? undefined : { meows: Object.fromEntries(meows) };

/** Who may send a meow of their own: whoever is asked for one, and among friends alone. Strangers need not hear each other. */
export const mayRecord = (table: Table, person: PersonId): boolean =>
  table.meows !== undefined && table.settings.access.join !== 'public' && seatOf(table, person) !== undefined;

/** What bots, and the table itself, have to do while it is found out who meows best. */
export type ContestMove =
  | { readonly type: 'botMeow'; readonly seat: Seat }
  | { readonly type: 'botVote'; readonly seat: Seat }
  | { readonly type: 'contestEnd' };

/** A contest ends with the match that it opens, or where somebody has left. */
export const endContest = (table: Table): void => {
  const isComplete = table.stage === 'gathering' && table.occupants.every(({ kind }) => kind !== 'empty');
  if (!isComplete) table.meows = undefined;
};
