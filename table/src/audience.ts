import type { GameTypes, JsonObject, Seat, Viewer } from '@miaou/kit';
import type { Proposal, Saying } from './entry.js';
import type { PersonId } from './ids.js';
import { type Seals, sealsOf } from './match/sealing.js';
import { type Contest, contestOf } from './setup/meowContest.js';
import type { Settings } from './setup/settings.js';
import {
  type Handover,
  isPlayedByBot,
  type Occupant,
  type PendingProposal,
  type Stage,
  type StandIn,
  type Table,
} from './table.js';

/** A seat as all audiences see it: empty, a person's, or a bot's. `standIn` says why a bot plays for the person. */
export type SeatFacts =
  | { readonly person?: never; readonly bot?: never }
  | { readonly person: PersonId; readonly name: string; readonly standIn?: StandIn; readonly bot?: never }
  | { readonly bot: string; readonly person?: never };

/** One thing that changed for an audience. */
export type Change =
  | { readonly type: 'events'; readonly events: readonly GameTypes['event'][] }
  /** The whole view: a match began, or a move was taken back. */
  | { readonly type: 'view'; readonly view: GameTypes['view'] | null }
  | {
      readonly type: 'seats';
      readonly host: PersonId | null;
      readonly seats: readonly SeatFacts[];
      /** Absent where nobody has been replaced in this match. */
      readonly handovers?: readonly Handover[];
    }
  | { readonly type: 'settings'; readonly settings: Settings }
  /** `match` counts the matches at this table, the running one included. */
  | { readonly type: 'stage'; readonly stage: Stage; readonly match: number }
  | { readonly type: 'votes'; readonly votes: Votes }
  /** It is asked who meows best; null when that is over. */
  | { readonly type: 'contest'; readonly contest: Contest | null }
  /** Of the next match or of this one. */
  | { readonly type: 'seals'; readonly seals: Seals | null }
  | { readonly type: 'wish'; readonly wish: PendingProposal | null; readonly granted?: Proposal }
  | { readonly type: 'deadlines'; readonly deadlines: Deadlines }
  | { readonly type: 'away'; readonly away: Away }
  /** Sent to its own seat alone. */
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

/** When each running clock expires, milliseconds since 1970 by the server's clock. */
export type Deadlines = { readonly [seat: string]: number };

/** Who is waited for and not connected, by seat, with the time at which a bot begins to play for them; null where somebody must ask. */
export type Away = { readonly [seat: string]: number | null };

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
  /** Absent unless it is asked who meows best. */
  readonly contest?: Contest;
  readonly seals?: Seals;
  readonly wish?: PendingProposal;
  readonly deadlines?: Deadlines;
  readonly away?: Away;
  readonly order?: JsonObject;
  /** Who was replaced in this match, and who came back; absent where nobody was. */
  readonly handovers?: readonly Handover[];
  readonly view: GameTypes['view'] | null;
}

export const factsOf = (held: Occupant, standIn: StandIn | undefined): SeatFacts => {
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

/** What a seat may do now: one of these moves, or roll the die. Undefined when it owes no decision, or a bot decides. */
export type Legal = readonly GameTypes['move'][] | 'roll';

export const legalFor = (table: Table, audience: Viewer): Legal | undefined => {
  const position = table.match?.position;
  if (audience === 'spectator' || position === undefined || table.stage !== 'playing') return undefined;
  if (!position.toMove.includes(audience) || isPlayedByBot(table, audience)) return undefined;
  return position.countFaces() > 0 ? 'roll' : position.legalMoves(audience);
};

/** As a field of a snapshot or a change, where there are any. */
export const handoversOf = ({ match }: Table): { readonly handovers?: readonly Handover[] } =>
  match === undefined || match.handovers.length === 0 ? {} : { handovers: [...match.handovers] };

export const votesOf = (table: Table): Votes =>
  Object.fromEntries([...table.votes].map(([part, votes]) => [part, Object.fromEntries(votes)]));

export const deadlinesOf = (table: Table): Deadlines =>
  Object.fromEntries(
    [...table.owed].flatMap(([seat, { deadline }]) => (deadline === undefined ? [] : [[seat, deadline] as const])),
  );

export const awayOf = (table: Table): Away => Object.fromEntries(table.away);

const hasKeys = (object: object): boolean => Object.keys(object).length > 0;

/** Built from what the audience may know, never by removing from the whole table. */
export const snapshot = (table: Table, audience: Viewer): Snapshot => {
  const votes = votesOf(table);
  const contest = contestOf(table);
  const seals = sealsOf(table);
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
    ...(contest === undefined ? {} : { contest }),
    ...(seals === undefined ? {} : { seals }),
    ...(table.proposal === undefined ? {} : { wish: table.proposal }),
    ...(hasKeys(deadlines) ? { deadlines } : {}),
    ...(table.away.size === 0 ? {} : { away: awayOf(table) }),
    ...(order === undefined ? {} : { order }),
    ...handoversOf(table),
    view: table.match?.position.view(audience) ?? null,
  };
};
