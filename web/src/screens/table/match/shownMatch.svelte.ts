import type { Transition } from '@miaou/client';
import type { GameTypes, Seat } from '@miaou/kit';
import type { Snapshot } from '@miaou/table';
import { type BoardModule, panelViewOf, type ShownMoment } from '../../../games/board';
import { type Choices, type ClientRules, NOTHING } from '../../../tableClient/clientRules';
import { lastToResign } from '../../../tableClient/deciders';
import { loadedClientRules } from '../../../tableClient/loadRules';
import { openChoices } from '../../../tableClient/openChoices';
import { isUntold, type PendingMove, type PlaybackTarget, type Shown, viewsAhead } from '../../../tableClient/playback';
import { mySeat } from '../../../tableClient/seatFaces';
import type { TableHandle } from '../../../tableClient/tableHandle';
import { pendingMove } from './pending';

/** Where the truth about a match comes from. */
interface MatchSources {
  readonly link: TableHandle;
  readonly snapshot: Snapshot;
  readonly board: BoardModule;
}

/** What was told before the reader came: events, and changes of who plays. */
export interface ToldBefore {
  readonly steps: number;
  readonly handovers: number;
}

/** Tells a match one fact at a time. */
export interface MatchPlayback {
  readonly shown: Shown;
  follow(target: PlaybackTarget): void;
  catchUp(): void;
  close(): void;
}

/**
 * The one place that knows how much of a match has been told. What the reader sees, hears and reads is drawn from here; what they may do
 * follows the truth, as far as what is shown offers it.
 */
export class ShownMatch {
  readonly #sources: () => MatchSources;
  readonly #playback: MatchPlayback;
  /** The match whose facts are told. */
  #followed: number | undefined;
  #handoversBefore = $state(0);

  constructor(sources: () => MatchSources, playback: MatchPlayback) {
    this.#sources = sources;
    this.#playback = playback;
  }

  /** To be called in an effect, so that it is called again after each change of the table. */
  follow(): void {
    const { match, handovers = [] } = this.#sources().snapshot;
    if (match !== this.#followed) this.#handoversBefore = handovers.length;
    this.#followed = match;
    this.#playback.follow(this.#target);
  }

  close(): void {
    this.#playback.close();
  }

  /** Shows everything that has happened. */
  catchUp(): void {
    if (this.#isMoving) this.#playback.catchUp();
  }

  /** The reader's move that the owner of the table has not yet answered. */
  readonly sent: PendingMove | null = $derived.by(() =>
    pendingMove(this.#sources().link.pending.map(({ command }) => command)),
  );

  readonly moment: ShownMoment | null = $derived.by(() => {
    const { happening, view: told } = this.#playback.shown;
    const view = told ?? this.#sources().snapshot.view;
    if (view === null) return null;
    const isAhead = isUntold(this.#playback.shown);
    return { view, happening: happening?.event ?? null, before: happening?.before ?? null, isUntold: isAhead };
  });

  /** What is being shown, told or not. */
  readonly happening: Transition | null = $derived.by(() => this.#playback.shown.happening);

  /** The view of header and panels. */
  readonly panelView: GameTypes['view'] | null = $derived.by(() =>
    this.moment === null ? null : panelViewOf(this.#sources().board, this.moment),
  );

  /** Until the playback has told the reader's own move, the view still offers the choice that was already made. */
  readonly pending: PendingMove | null = $derived.by(() => this.#playback.shown.pending);

  /** What has been told of the match, the oldest first. */
  readonly told: readonly Transition[] = $derived.by(() => this.#playback.shown.told);

  /** How much of it was told before the reader came. */
  readonly history: ToldBefore = $derived.by(() => ({
    steps: this.#playback.shown.history,
    handovers: this.#handoversBefore,
  }));

  /** The newest of it. */
  readonly last: Transition | null = $derived.by(() => this.told.at(-1) ?? null);

  readonly isCaughtUp: boolean = $derived.by(
    () => !this.#isMoving && this.#playback.shown.view === this.#sources().snapshot.view,
  );

  readonly seat: Seat | undefined = $derived.by(() => {
    const { link, snapshot } = this.#sources();
    return mySeat(snapshot, link.me);
  });

  readonly standIn = $derived.by(() => {
    const facts = this.seat === undefined ? undefined : this.#sources().snapshot.seats[this.seat];
    return facts?.person === undefined ? null : (facts.standIn ?? null);
  });

  /** The end of a match is shown after everything that led to it. */
  readonly isOver: boolean = $derived.by(() => this.#sources().snapshot.stage === 'over' && this.isCaughtUp);

  /** The end itself is being told: what it is told with lies over the pieces. */
  readonly isEnding: boolean = $derived.by(() => {
    const { link, snapshot } = this.#sources();
    return snapshot.stage === 'over' && this.happening !== null && this.happening === link.transitions.at(-1);
  });

  /** The stage as far as it is told. */
  readonly stage: Snapshot['stage'] = $derived.by(() => {
    const { stage } = this.#sources().snapshot;
    return stage === 'over' && !this.isOver ? 'playing' : stage;
  });

  /** Who ended the match by resigning, once that is told. */
  readonly lastToResign: Seat | undefined = $derived.by(() => {
    const { seats, handovers = [], view } = this.#sources().snapshot;
    return this.isOver && view !== null && view.toMove.length > 0 ? lastToResign(seats, handovers) : undefined;
  });

  /** The reader plays, as far as they know. */
  readonly playable: boolean = $derived(this.seat !== undefined && this.standIn === null && this.stage === 'playing');

  /** The match waits for the reader, whether or not they have been told. */
  readonly isAwaited: boolean = $derived.by(() => {
    const { view, stage } = this.#sources().snapshot;
    return this.playable && stage === 'playing' && this.seat !== undefined && view?.toMove.includes(this.seat) === true;
  });

  /** The reader has been told that it is their turn, and has not answered. */
  readonly isMyTurn: boolean = $derived.by(() => {
    const isShown = this.seat !== undefined && this.panelView?.toMove.includes(this.seat) === true;
    return this.isAwaited && isShown && this.pending === null;
  });

  readonly #rules: ClientRules | undefined = $derived.by(() =>
    loadedClientRules(this.#sources().snapshot.settings.game),
  );

  readonly choices: Choices = $derived.by(() => {
    const { stage, view } = this.#sources().snapshot;
    const shown = this.panelView;
    const isOpen = this.playable && stage === 'playing' && this.pending === null;
    if (!isOpen || this.seat === undefined || shown === null || this.#rules === undefined || view === null)
      return NOTHING;
    return openChoices(this.#rules, { shown, after: viewsAhead(this.#playback.shown, this.#target) }, this.seat);
  });

  /** A die comes next, even while earlier events are still shown. */
  readonly isRollDue: boolean = $derived.by(() => {
    const { view } = this.#sources().snapshot;
    return (
      this.isAwaited && view !== null && this.seat !== undefined && this.#rules?.choices(view, this.seat).roll === true
    );
  });

  get #isMoving(): boolean {
    return this.#playback.shown.happening !== null;
  }

  /** The truth. */
  get #target(): PlaybackTarget {
    const { link, snapshot } = this.#sources();
    return { match: snapshot.match, transitions: link.transitions, view: snapshot.view, pending: this.sent };
  }
}
