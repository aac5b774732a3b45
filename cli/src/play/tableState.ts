import type { GameTypes } from '@miaou/kit';

/** Somebody's seat. */
interface SeatHolder {
  /** Why a bot of the house plays for the person who sits here. */
  readonly standIn?: string;
}

/** What a program needs to know of a table that it follows by views. */
export interface TableState {
  /** The newest update that is contained. */
  readonly n: number;
  readonly as: number | 'spectator';
  readonly game: string;
  readonly stage: string;
  readonly match: number;
  readonly seats: readonly SeatHolder[];
  readonly view: (GameTypes['view'] & { readonly result?: unknown }) | null;
  /** What the own seat may do now; nothing where nothing is due. */
  readonly legal: readonly GameTypes['move'][] | 'roll' | undefined;
  /** When clocks run out, by seat, in the server's time. */
  readonly deadlines: { readonly [seat: string]: number };
  /** What somebody asked of all. */
  readonly wish: { readonly agreed: readonly number[] } | null;
}

interface Change {
  readonly type: string;
  readonly stage?: string;
  readonly match?: number;
  readonly seats?: readonly SeatHolder[];
  readonly deadlines?: TableState['deadlines'];
  readonly wish?: TableState['wish'];
  readonly view?: TableState['view'];
  readonly settings?: { readonly game: string };
}

/** A message of the server, as far as a program that follows by views looks into it. */
export interface ServerMessage {
  readonly type?: string;
  readonly answer?: string;
  readonly refusal?: { readonly code: string };
  readonly reason?: string;
  readonly now?: number;
  readonly n?: number;
  readonly view?: TableState['view'];
  readonly legal?: TableState['legal'];
  readonly changes?: readonly Change[];
  readonly snapshot?: Omit<TableState, 'legal' | 'game' | 'deadlines' | 'wish'> &
    Partial<Pick<TableState, 'deadlines' | 'wish'>> & { readonly settings: { readonly game: string } };
}

/** The table as a snapshot shows it. */
export const stateOf = ({ snapshot, legal }: ServerMessage): TableState | undefined =>
  snapshot === undefined ? undefined : { deadlines: {}, wish: null, ...snapshot, game: snapshot.settings.game, legal };

const changed = (state: TableState, { type, settings, ...change }: Change): TableState => {
  const { stage = state.stage, match = state.match, seats = state.seats } = change;
  const deadlines = type === 'deadlines' ? (change.deadlines ?? {}) : state.deadlines;
  const wish = type === 'wish' ? (change.wish ?? null) : state.wish;
  return { ...state, stage, match, seats, deadlines, wish, game: settings?.game ?? state.game };
};

/** The table after an update. */
export const updated = (state: TableState, message: ServerMessage): TableState => {
  const { n = state.n, changes = [], view } = message;
  const next = changes.reduce(changed, { ...state, n });
  return view === undefined ? next : { ...next, view, legal: message.legal };
};
