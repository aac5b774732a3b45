import type { GameTypes, Position, Seat, Viewer } from '@miaou/kit';
import type { Change } from './audience.js';
import { audiencesOf, type Table } from './table.js';

/** What one entry changed, for one audience, at its own place in that audience's sequence. */
export interface Update {
  readonly audience: Viewer;
  readonly n: number;
  readonly changes: readonly Change[];
}

/** Changes as they come out of an entry, before they are projected to each audience. */
export interface Effects {
  /** The same for all audiences. */
  readonly shared: Change[];
  /** The seat whose order was set. No other audience is told. */
  readonly orderSet?: Seat;
  /** The match's events, unredacted. */
  readonly events?: readonly GameTypes['event'][];
  /** Whole views are sent, because events do not lead there. */
  readonly wholeView?: boolean;
}

/** Each seat is told of its own order alone: that it was set, or that it ended, for whatever reason. */
const orderChange = (
  table: Table,
  { orderSet }: Effects,
  audience: Viewer,
  ordersBefore: readonly Seat[],
): Change | undefined => {
  if (audience === 'spectator') return undefined;
  const order = table.orders.get(audience);
  const isNews = audience === orderSet || (order === undefined && ordersBefore.includes(audience));
  return isNews ? { type: 'order', order: order ?? null } : undefined;
};

type Events = readonly GameTypes['event'][];

const seesAll = (position: Position, events: Events, audience: Viewer): boolean =>
  events.every((event) => position.redact(event, audience) === event);

const redacted = (position: Position, events: Events, audience: Viewer): Change => ({
  type: 'events',
  events: events.map((event) => position.redact(event, audience)),
});

/** The changes for audiences that see all events: the same array for each of them, so that they can be compared by identity. */
const openChanges = ({ events, shared }: Effects): readonly Change[] =>
  events === undefined ? shared : [{ type: 'events', events }, ...shared];

const changesFor = (
  table: Table,
  { events, shared, wholeView }: Effects,
  open: readonly Change[],
  audience: Viewer,
): readonly Change[] => {
  const position = table.match?.position;
  if (wholeView) return [{ type: 'view', view: position?.view(audience) ?? null }, ...open];
  if (events === undefined || position === undefined || seesAll(position, events, audience)) return open;
  return [redacted(position, events, audience), ...shared];
};

/** In the order of `audiencesOf`, spectators last. An audience for which nothing changed gets no update and no number. */
export const project = (table: Table, effects: Effects, ordersBefore: readonly Seat[]): Update[] => {
  const updates: Update[] = [];
  const open = openChanges(effects);
  for (const audience of audiencesOf(table)) {
    const order = orderChange(table, effects, audience, ordersBefore);
    const known = changesFor(table, effects, open, audience);
    const changes = order === undefined ? known : [...known, order];
    if (changes.length > 0) updates.push({ audience, n: nextPlace(table, audience), changes });
  }
  return updates;
};

const nextPlace = (table: Table, audience: Viewer): number => {
  const n = (table.heads.get(audience) ?? 0) + 1;
  table.heads.set(audience, n);
  return n;
};
