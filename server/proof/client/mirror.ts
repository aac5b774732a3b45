import { gameById } from '@miaou/games';
import type { Viewer } from '@miaou/kit';
import type { Seen, UpdateMessage } from '@miaou/protocol';
import type { Change, SeatFacts, Snapshot } from '@miaou/table';
import { changesIn } from './history.js';

const followed = (snapshot: Snapshot, events: Extract<Change, { type: 'events' }>['events']): Snapshot['view'] => {
  const game = gameById(snapshot.settings.game);
  if (game === undefined || snapshot.view === null) throw new Error('events without a match to follow');
  return events.reduce((view, event) => game.follow(view, event), snapshot.view);
};

const isAway = (as: Viewer, seats: readonly SeatFacts[]): boolean => {
  const own = as === 'spectator' ? undefined : seats[as];
  return own?.person !== undefined && own.standIn !== undefined;
};

/** A field that is left out when there is nothing in it. */
const withField = <K extends 'votes' | 'contest' | 'seals' | 'wish' | 'deadlines' | 'away' | 'order' | 'handovers'>(
  snapshot: Snapshot,
  field: K,
  value: Snapshot[K] | null,
): Snapshot => {
  const isEmpty = value === null || value === undefined || Object.keys(value).length === 0;
  if (!isEmpty) return { ...snapshot, [field]: value };
  const { [field]: _, ...rest } = snapshot;
  return rest as unknown as Snapshot;
};

/** Orders end with the match and with a bot that takes over; no change says so. */
const withoutOrder = (snapshot: Snapshot): Snapshot => withField(snapshot, 'order', null);

const withStage = (snapshot: Snapshot, stage: Snapshot['stage']): Snapshot => {
  const begins = stage === 'playing' && (snapshot.stage === 'gathering' || snapshot.stage === 'over');
  const next = { ...snapshot, stage, match: snapshot.match + (begins ? 1 : 0) };
  return stage === 'over' || stage === 'gathering' ? withoutOrder(next) : next;
};

const withSeats = (snapshot: Snapshot, { host, seats, handovers }: Extract<Change, { type: 'seats' }>): Snapshot => {
  const next = withField({ ...snapshot, host, seats }, 'handovers', handovers ?? null);
  return isAway(snapshot.as, seats) ? withoutOrder(next) : next;
};

const fold = (snapshot: Snapshot, change: Change): Snapshot => {
  switch (change.type) {
    case 'events':
      return { ...snapshot, view: followed(snapshot, change.events) };
    case 'view':
      return { ...snapshot, view: change.view };
    case 'seats':
      return withSeats(snapshot, change);
    case 'settings':
      return { ...snapshot, settings: change.settings };
    case 'stage':
      return withStage(snapshot, change.stage);
    case 'contest':
      return withField(snapshot, 'contest', change.contest);
    case 'votes':
      return withField(snapshot, 'votes', change.votes);
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

/** A table as one client has it: a snapshot, and every update since then folded over it. */
export class Mirror {
  constructor(public snapshot: Snapshot) {}

  get n(): number {
    return this.snapshot.n;
  }

  get seen(): Seen {
    return { as: this.snapshot.as, n: this.snapshot.n };
  }

  /** True if an update shows somebody else's view: the audience has changed unheard. */
  isForOthers(update: UpdateMessage): boolean {
    return changesIn(update).some(
      (change) => change.type === 'view' && change.view !== null && change.view.viewer !== this.snapshot.as,
    );
  }

  /** Updates come one after another; one that was seen before is nothing new, and after a gap only asking helps. */
  take(update: UpdateMessage): 'taken' | 'known' | 'gap' {
    if (update.n <= this.n) return 'known';
    if (update.n > this.n + 1) return 'gap';
    this.snapshot = { ...changesIn(update).reduce(fold, this.snapshot), n: update.n };
    return 'taken';
  }
}
