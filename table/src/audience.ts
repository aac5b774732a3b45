import type { GameTypes, JsonObject, Seat, Viewer } from '@miaou/kit';
import type { Saying, Wish } from './entry.js';
import type { PersonId } from './ids.js';
import type { Settings } from './settings.js';
import { isPlayedByBot, type Occupant, type PendingWish, type Stage, type StandIn, type Table } from './table.js';

/** A seat as everybody at the table sees it: empty, a person's, or a bot's. `standIn` says why a bot plays for the person. */
export type SeatFacts =
  | { readonly person?: never; readonly bot?: never }
  | { readonly person: PersonId; readonly name: string; readonly standIn?: StandIn; readonly bot?: never }
  | { readonly bot: string; readonly person?: never };

/** One thing that changed for an audience. */
export type Change =
  | { readonly type: 'events'; readonly events: readonly GameTypes['event'][] }
  /** The whole view: a match began, or a move was taken back. */
  | { readonly type: 'view'; readonly view: GameTypes['view'] | null }
  | { readonly type: 'seats'; readonly host: PersonId | null; readonly seats: readonly SeatFacts[] }
  | { readonly type: 'settings'; readonly settings: Settings }
  /** `match` counts the matches at this table, the running one included. */
  | { readonly type: 'stage'; readonly stage: Stage; readonly match: number }
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

const factsOf = (held: Occupant, standIn: StandIn | undefined): SeatFacts => {
  switch (held.kind) {
    case 'empty':
      return {};
    case 'bot':
      return { bot: held.bot };
    case 'person':
      return { person: held.person, name: held.name, ...(standIn === undefined ? {} : { standIn }) };
  }
};

export const seatFacts = (table: Table): readonly SeatFacts[] =>
  table.occupants.map((held, index) => factsOf(held, table.standIns.get(index as Seat)));

/** What a seat may do now: one of these moves, or roll the die. Nothing when nothing is owed, or a bot decides. */
export type Legal = readonly GameTypes['move'][] | 'roll';

export const legalFor = (table: Table, audience: Viewer): Legal | undefined => {
  const position = table.match?.position;
  if (audience === 'spectator' || position === undefined || table.stage !== 'playing') return undefined;
  if (!position.toMove.includes(audience) || isPlayedByBot(table, audience)) return undefined;
  return position.countFaces() > 0 ? 'roll' : position.legalMoves(audience);
};

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
