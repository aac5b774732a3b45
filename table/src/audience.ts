import type { GameTypes, JsonObject, Seat, Viewer } from '@miaou/kit';
import type { Saying, Wish } from './entry.js';
import type { PersonId } from './ids.js';
import type { Settings } from './settings.js';
import type { PendingWish, Stage, StandIn, Table } from './table.js';

/** A seat as everybody at the table sees it. */
export type SeatFacts =
  | { readonly kind: 'empty' }
  | { readonly kind: 'person'; readonly person: PersonId; readonly name: string; readonly standIn?: StandIn }
  | { readonly kind: 'bot'; readonly bot: string };

/** One thing that changed for an audience. */
export type Change =
  | { readonly type: 'events'; readonly events: readonly GameTypes['event'][] }
  /** The whole view: a match began, or a move was taken back. */
  | { readonly type: 'view'; readonly view: GameTypes['view'] | null }
  | { readonly type: 'seats'; readonly host: PersonId | null; readonly seats: readonly SeatFacts[] }
  | { readonly type: 'settings'; readonly settings: Settings }
  | { readonly type: 'stage'; readonly stage: Stage }
  | { readonly type: 'votes'; readonly votes: Votes }
  | { readonly type: 'wish'; readonly wish: PendingWish | null; readonly granted?: Wish }
  | { readonly type: 'deadlines'; readonly deadlines: Deadlines }
  /** Told to its own seat alone. */
  | { readonly type: 'order'; readonly order: JsonObject | null }
  | {
      readonly type: 'said';
      readonly at: number;
      readonly person: PersonId;
      readonly name: string;
      readonly saying: Saying;
    };

/** For each part that is voted on, the choice of each seat that has voted. */
export type Votes = { readonly [part: string]: { readonly [seat: string]: Seat } };

/** When each running clock runs out, milliseconds since 1970 by the server's clock. */
export type Deadlines = { readonly [seat: string]: number };

/** All that an audience may know of a table, complete in itself. */
export interface Snapshot {
  readonly table: string;
  /** The audience: a seat, or `spectator`. */
  readonly as: Viewer;
  /** The audience's newest update that this snapshot contains. */
  readonly n: number;
  readonly match: number;
  readonly host: PersonId | null;
  readonly settings: Settings;
  readonly seats: readonly SeatFacts[];
  readonly stage: Stage;
  readonly votes?: Votes;
  readonly wish?: PendingWish;
  readonly deadlines?: Deadlines;
  readonly order?: JsonObject;
  readonly view: GameTypes['view'] | null;
}

export const seatFacts = (table: Table): readonly SeatFacts[] =>
  table.occupants.map((held, index) => {
    const standIn = table.standIns.get(index as Seat);
    return held.kind === 'person' && standIn !== undefined ? { ...held, standIn } : held;
  });

export const votesOf = (table: Table): Votes =>
  Object.fromEntries([...table.votes].map(([part, votes]) => [part, Object.fromEntries(votes)]));

export const deadlinesOf = (table: Table): Deadlines =>
  Object.fromEntries(
    [...table.owed].flatMap(([seat, { deadline }]) => (deadline === undefined ? [] : [[seat, deadline] as const])),
  );

const hasKeys = (object: object): boolean => Object.keys(object).length > 0;

/** Built from what the audience may know; the table itself is never handed out. */
export const snapshot = (table: Table, audience: Viewer): Snapshot => {
  const votes = votesOf(table);
  const deadlines = deadlinesOf(table);
  const order = audience === 'spectator' ? undefined : table.orders.get(audience);
  return {
    table: table.id,
    as: audience,
    n: table.heads.get(audience) ?? 0,
    match: table.matchesPlayed,
    host: table.host ?? null,
    settings: table.settings,
    seats: seatFacts(table),
    stage: table.stage,
    ...(hasKeys(votes) ? { votes } : {}),
    ...(table.wish === undefined ? {} : { wish: table.wish }),
    ...(hasKeys(deadlines) ? { deadlines } : {}),
    ...(order === undefined ? {} : { order }),
    view: table.match?.position.view(audience) ?? null,
  };
};
