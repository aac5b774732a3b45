import type { Game, GameTypes } from '@miaou/kit';
import type { Change, Snapshot } from './audience.js';

/** All that a client needs of a game. */
type Followed = Pick<Game, 'follow'>;

type OptionalField = 'votes' | 'wish' | 'deadlines' | 'order';

const isNothing = (value: object | null | undefined): boolean =>
  value === null || value === undefined || Object.keys(value).length === 0;

/** A field of a snapshot that is left out where there is nothing in it. */
const withField = <F extends OptionalField>(snapshot: Snapshot, field: F, value: Snapshot[F] | null): Snapshot => {
  const { [field]: _, view, ...rest } = snapshot;
  return { ...rest, ...(isNothing(value) ? {} : { [field]: value }), view } as Snapshot;
};

const afterEvents = (snapshot: Snapshot, events: readonly GameTypes['event'][], game: Followed): Snapshot => {
  if (snapshot.view === null) throw new Error('events came where no match is played');
  return { ...snapshot, view: events.reduce((view, event) => game.follow(view, event), snapshot.view) };
};

/** A table as a client has it, after one change that its audience was told. */
export const followChange = (snapshot: Snapshot, change: Change, game: Followed): Snapshot => {
  switch (change.type) {
    case 'events':
      return afterEvents(snapshot, change.events, game);
    case 'view':
      return { ...snapshot, view: change.view };
    case 'seats':
      return { ...snapshot, host: change.host, seats: change.seats };
    case 'settings':
      return { ...snapshot, settings: change.settings };
    case 'stage':
      return { ...snapshot, stage: change.stage, match: change.match };
    case 'votes':
      return withField(snapshot, 'votes', change.votes);
    case 'wish':
      return withField(snapshot, 'wish', change.wish);
    case 'deadlines':
      return withField(snapshot, 'deadlines', change.deadlines);
    case 'order':
      return withField(snapshot, 'order', change.order);
    case 'said':
      return snapshot;
  }
};

/** A client's copy of a table after the next update: it must be the one after `snapshot.n`, or something is missing. */
export const followUpdate = (
  snapshot: Snapshot,
  update: { readonly n: number; readonly changes: readonly Change[] },
  game: Followed,
): Snapshot => {
  if (update.n !== snapshot.n + 1) throw new Error(`update ${update.n} cannot follow ${snapshot.n}`);
  return { ...update.changes.reduce((last, change) => followChange(last, change, game), snapshot), n: update.n };
};
