import type { GameTypes, Seat, Viewer } from '@miaou/kit';

/** How many crumbs a player may take (MR1). */
export const CRUMBS = [0, 1, 2, 3] as const;
export type Crumbs = (typeof CRUMBS)[number];

export type SeatCount = 2 | 3 | 4;

export interface CrumbsOptions {
  readonly seats: SeatCount;
  readonly rounds: number;
}

export interface CrumbsDeal {
  /** The crumbs on the plate of each round (MS3). */
  readonly plates: readonly number[];
}

export interface CrumbsMove {
  readonly type: 'take';
  readonly crumbs: Crumbs;
}

export type CrumbsEvent =
  /** The one event that hides something: `crumbs` is there for the seat that decided (MK1). */
  | { readonly type: 'decided'; readonly seat: Seat; readonly crumbs?: Crumbs }
  | { readonly type: 'crumbsShown'; readonly taken: readonly Crumbs[]; readonly eaten: readonly number[] }
  | { readonly type: 'plateServed'; readonly plate: number }
  | { readonly type: 'matchEnded'; readonly result: CrumbsResult };

/** A round that is over. Lists have one member for each seat. */
export interface PastRound {
  readonly plate: number;
  readonly taken: readonly Crumbs[];
  readonly eaten: readonly number[];
}

export interface CrumbsResult {
  readonly eaten: readonly number[];
  readonly winners: readonly Seat[];
}

export interface CrumbsView {
  readonly viewer: Viewer;
  readonly options: CrumbsOptions;
  readonly toMove: readonly Seat[];
  /** The crumbs on the plate of this round, or of the last one when the match is over. */
  readonly plate: number;
  /** What the viewer has decided in this round; null before that, and for spectators. */
  readonly own: Crumbs | null;
  readonly past: readonly PastRound[];
  readonly result: CrumbsResult | null;
}

export interface CrumbsState {
  readonly round: number;
  readonly plate: number;
  /** What each seat has decided in this round; null where it has not. */
  readonly taken: readonly (Crumbs | null)[];
  readonly past: readonly PastRound[];
}

export interface CrumbsTypes extends GameTypes {
  readonly options: CrumbsOptions;
  readonly deal: CrumbsDeal;
  readonly move: CrumbsMove;
  readonly event: CrumbsEvent;
  readonly view: CrumbsView;
  readonly result: CrumbsResult;
  readonly state: CrumbsState;
}
