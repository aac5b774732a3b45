import type { Game, GameTypes } from '@miaou/kit';
import type { Change, Snapshot } from './audience.js';

/** The part of a game that a client needs. */
type Followed = Pick<Game, 'follow'>;

type OptionalField = 'votes' | 'contest' | 'seals' | 'wish' | 'deadlines' | 'away' | 'order' | 'handovers';

const isNothing = (value: object | null | undefined): boolean =>
  value === null || value === undefined || Object.keys(value).length === 0;

/** Sets a field of a snapshot, or removes it where it is empty. */
const withField = <F extends OptionalField>(snapshot: Snapshot, field: F, value: Snapshot[F] | null): Snapshot => {
  const { [field]: _, view, ...rest } = snapshot;
  return { ...rest, ...(isNothing(value) ? {} : { [field]: value }), view } as Snapshot;
};

const afterEvents = (snapshot: Snapshot, events: readonly GameTypes['event'][], game: Followed): Snapshot => {
  if (snapshot.view === null) throw new Error('events came where no match is played');
  return { ...snapshot, view: events.reduce((view, event) => game.follow(view, event), snapshot.view) };
};

/** A client's copy of a table after one change. */
export const followChange = (snapshot: Snapshot, change: Change, game: Followed): Snapshot => {
  switch (change.type) {
    case 'events':
      return afterEvents(snapshot, change.events, game);
    case 'view':
      return { ...snapshot, view: change.view };
    case 'seats':
      return withField({ ...snapshot, host: change.host, seats: change.seats }, 'handovers', change.handovers ?? null);
    case 'settings':
      return { ...snapshot, settings: change.settings };
    case 'stage':
      return { ...snapshot, stage: change.stage, match: change.match };
    case 'votes':
      return withField(snapshot, 'votes', change.votes);
    case 'contest':
      return withField(snapshot, 'contest', change.contest);
    case 'seals':
      return withField(snapshot, 'seals', change.seals);
    case 'wish':
      return withField(snapshot, 'wish', change.wish);
    case 'deadlines':
      return withField(snapshot, 'deadlines', change.deadlines);
    case 'away':
      return withField(snapshot, 'away', change.away);
    case 'order':
      return withField(snapshot, 'order', change.order);
    case 'said':
      return snapshot;
  }
};
