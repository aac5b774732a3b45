import { type Transition, transitionsOf } from '@miaou/client';
import { ManualClock } from '@miaou/client/testing';
import {
  chanceMove,
  type Game,
  type GameTypes,
  type JsonObject,
  type Position,
  type Seat,
  SeededChance,
  seat,
} from '@miaou/kit';
import type { Command, PersonId, Snapshot } from '@miaou/table';
import type { BoardModule } from '../../../../games/board';
import { moveKey } from '../../../../games/moveKey';
import { clientRulesOf } from '../../../../tableClient/choices';
import { NOTHING } from '../../../../tableClient/clientRules';
import { PlaybackCore } from '../../../../tableClient/playback';
import type { TableHandle } from '../../../../tableClient/tableHandle';
import { PressGuard } from '../../../../ui/input/pressGuard';
import { linesOf } from '../log/log';
import { ShownMatch } from '../shownMatch.svelte';

/** What the page needs of a board without drawing it. */
export type Told = Pick<BoardModule, 'duration' | 'tellsAfter' | 'panelView' | 'logLines' | 'status'>;

/** A game with what is told of it. */
export interface Subject {
  readonly game: Game;
  readonly seats: number;
  /** The rules, where they are not drawn: a match that can go on for hundreds of rounds is ended early. */
  readonly fixed?: JsonObject;
  readonly board: Told;
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

const ME = seat(0);
const READER = 'reader' as PersonId;
/** As many as a board has in one place: what they offer changes under the finger. */
export const CONTROLS = 6;

const must = (isSo: boolean, otherwise: string): void => {
  if (!isSo) throw new Error(otherwise);
};

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** A result may be in a view before it is told: what is shown of it is looked at apart. */
const withoutResult = (view: object | null | undefined): object => ({ ...view, result: undefined });

/** What the owner has sent and the page has not received. */
interface Sending {
  readonly events: readonly GameTypes['event'][];
  readonly by: Seat;
}

/** The command that a control names. */
const commandOf = (offer: string): Command => {
  const move = JSON.parse(offer) as 'roll' | (GameTypes['move'] & JsonObject);
  return move === 'roll' ? { type: 'roll' } : { type: 'move', move };
};

/** One reader at a match: the owner of the table, a line with delays, the page's model of what is shown, and a finger. */
export class Sitting {
  readonly clock = new ManualClock();
  readonly shown: ShownMatch;
  readonly #subject: Subject;
  readonly #rules: ReturnType<typeof clientRulesOf>;
  readonly #position: Position;
  readonly #chance: SeededChance;
  readonly #guard = new PressGuard<number>();
  readonly #wire: Sending[] = [];
  #transitions: readonly Transition[] = [];
  /** Who decided what each transition tells. */
  #deciders: readonly Seat[] = [];
  #view: GameTypes['view'];
  #sent: Command | null = null;
  #isAtOwner = false;
  /** When it was sent, another decision of this seat was on its way here. */
  #isStale = false;
  /** Where the newest accepted move of the reader begins among the transitions. */
  #ownMove = Number.NEGATIVE_INFINITY;
  #isWatched = true;
  #pressed: { readonly control: number; readonly offer: string | null } | null = null;
  #told = 0;
  commands = 0;

  constructor(subject: Subject, seed: string) {
    this.#subject = subject;
    this.#rules = clientRulesOf(subject.game);
    this.#chance = new SeededChance(seed);
    const { game, seats, fixed, board } = subject;
    const options = game.parseOptions(game.drawOptions({ seats, ...fixed }, this.#chance));
    if (!options.ok) throw new Error(JSON.stringify(options.error));
    this.#position = game.start(options.value, game.deal(options.value, this.#chance));
    this.#view = this.#position.view(ME);
    const playback = new PlaybackCore({
      clock: this.clock,
      pace: () => ({ lasts: board.duration, tellsAfter: board.tellsAfter, speed: 1, still: false }),
      isWatched: () => this.#isWatched,
      changed: () => undefined,
    });
    this.shown = new ShownMatch(
      () => ({ link: this.#link, snapshot: this.#snapshot, board: board as BoardModule }),
      playback,
    );
    this.follow();
  }

  /** As much of a table as is read here. */
  get #link(): TableHandle {
    const pending = this.#sent === null ? [] : [{ id: 'sent', command: this.#sent }];
    return { me: READER, pending, transitions: this.#transitions } as unknown as TableHandle;
  }

  get #snapshot(): Snapshot {
    const { game, seats } = this.#subject;
    const others = Array.from({ length: seats - 1 }, () => ({ bot: 'random' }));
    return {
      match: 1,
      settings: { game: game.id },
      seats: [{ person: READER, name: 'Ana' }, ...others],
      stage: this.#transitions.some(({ event }) => event.type === 'matchEnded') ? 'over' : 'playing',
      view: this.#view,
    } as unknown as Snapshot;
  }

  follow(): void {
    this.shown.follow();
  }

  #offerOf(control: number): string | null {
    const { moves, roll } = this.shown.choices;
    if (roll) return control === 0 ? moveKey('roll') : null;
    const move = moves[control];
    return move === undefined ? null : moveKey(move);
  }

  /** Somebody else decides, if it is their turn. */
  others(): void {
    const others = this.#position.toMove.filter((one) => one !== ME);
    const by = others[this.#chance.below(Math.max(1, others.length))];
    if (by !== undefined) this.#play(by, undefined);
  }

  /** What the reader sent arrives at the owner. */
  arrive(): void {
    if (this.#sent === null || this.#isAtOwner) return;
    if (this.#isStale) return this.#refuse();
    this.#isAtOwner = true;
    this.#play(ME, this.#sent.type === 'move' ? (this.#sent.move as GameTypes['move']) : undefined);
  }

  /** The reader decides in another tab, or an order or a bot does for them. */
  elsewhere(): void {
    if (this.#sent === null && this.#position.toMove.includes(ME)) this.#play(ME, undefined);
  }

  receive(): void {
    const next = this.#wire.shift();
    if (next === undefined) return;
    const steps = transitionsOf(this.#rules, this.#view, next.events);
    if (next.by === ME && this.#isAtOwner) this.#accept();
    this.#transitions = [...this.#transitions, ...steps];
    this.#deciders = [...this.#deciders, ...steps.map(() => next.by)];
    this.#view = steps.at(-1)?.after ?? this.#view;
    this.follow();
  }

  #accept(): void {
    this.#ownMove = this.#transitions.length;
    this.#sent = null;
    this.#isAtOwner = false;
  }

  /** Another page comes to the front, or this one comes back. */
  hide(): void {
    this.#isWatched = !this.#isWatched;
    if (!this.#isWatched) this.shown.catchUp();
  }

  skip(): void {
    this.shown.catchUp();
  }

  press(control: number): void {
    const offer = this.#offerOf(control);
    this.#guard.begin(control, offer);
    this.#pressed = { control, offer };
  }

  /** The finger lifts: whatever is sent is what lay under it when it came down, and it is legal. */
  release(): void {
    const pressed = this.#pressed;
    if (pressed === null) return;
    this.#pressed = null;
    const offer = this.#offerOf(pressed.control);
    const isTaken = this.#guard.end(pressed.control, offer);
    // An open control is never without effect.
    must(isTaken === (pressed.offer !== null && pressed.offer === offer), 'a press was lost, or taken for another');
    if (!isTaken || offer === null) return;
    const { moves, roll } = this.#rules.choices(this.#view, ME);
    must((roll ? [moveKey('roll')] : moves.map(moveKey)).includes(offer), 'an illegal move was offered');
    this.#sent = commandOf(offer);
    this.#isAtOwner = false;
    this.#isStale = this.#wire.some(({ by }) => by === ME);
    this.commands += 1;
    this.follow();
    must(moveKey(this.shown.sent ?? 'roll') === offer, 'another command was sent than was pressed');
  }

  /** Every frame: header, log and board are of one moment, that moment only moves on, and what is open stays open. */
  check(): void {
    this.#checkTold();
    this.#checkBoard();
    this.#checkEnd();
    this.#checkRound();
    this.#checkChoices();
    this.#checkPending();
  }

  #checkTold(): void {
    const { told } = this.shown;
    must(
      told.every((step, index) => step === this.#transitions[index]),
      'something was told that is not so',
    );
    must(told.length >= this.#told, 'something was untold');
    this.#told = told.length;
  }

  #checkBoard(): void {
    const { told, moment } = this.shown;
    must(moment !== null, 'the board shows nothing');
    const last = this.#isUntold ? this.#transitions[told.length] : told.at(-1);
    must(moment?.happening === null || moment?.happening === last?.event, 'the board shows what the log has not told');
    must(
      moment?.view === (last?.after ?? this.#transitions[0]?.before ?? this.#view),
      'the board is not where the log is',
    );
    must(
      !this.#isUntold || isEqual(withoutResult(this.shown.panelView), withoutResult(last?.before)),
      'a panel tells what the log has not told',
    );
  }

  get #isUntold(): boolean {
    return this.shown.moment?.isUntold === true;
  }

  #checkEnd(): void {
    const { told, panelView, isOver, stage } = this.shown;
    const isEndTold = told.some(({ event }) => event.type === 'matchEnded');
    const panel = panelView as GameTypes['view'] & { readonly result?: unknown };
    must(((panel.result ?? null) !== null) === isEndTold, 'a result is shown that was not told');
    must(!/wins?\b/.test(this.#status) || isEndTold, 'the header names a winner whom nobody has seen win');
    must(!isOver || isEndTold, 'the sheet of the end is shown before the end');
    must(stage !== 'over' || isEndTold, 'the seats are those of a match that is over before its end is told');
  }

  get #status(): string {
    const { panelView } = this.shown;
    return panelView === null ? '' : this.#subject.board.status(panelView, NAMES);
  }

  /** The round in the header is the one that the log has come to. Cards may be laid while mouse cards are still filled: that is before its heading. */
  #checkRound(): void {
    const { told, moment } = this.shown;
    const headings = linesOf(this.#subject.board, told, { names: NAMES }).filter(({ heading }) => heading === true);
    const logged = headings.flatMap(({ text }) => /^Round (\d+)/.exec(text)?.[1] ?? []).at(-1) ?? '1';
    const header = /Round (\d+)/.exec(this.#status)?.[1] ?? logged;
    const isEarly = moment?.happening?.type.startsWith('mouseCards') === true;
    must(
      Number(header) - Number(logged) === (isEarly ? 1 : 0),
      `the header is in round ${header}, the log in ${logged}`,
    );
  }

  /** Whether the reader's decision that is shown has been made meanwhile, here or elsewhere. */
  get #isDecided(): boolean {
    const { told, moment } = this.shown;
    const from = told.length - (moment?.happening === null || this.#isUntold ? 0 : 1);
    return this.#deciders.slice(from).includes(ME);
  }

  /** The page never offers again what was answered, and never locks what is open: whatever else is being shown. */
  #checkChoices(): void {
    const { pending, choices, panelView } = this.shown;
    const isAnswered = this.#sent !== null || pending !== null;
    must(!isAnswered || choices === NOTHING, 'an answered choice is offered again');
    must(
      choices === NOTHING || (panelView !== null && isEqual(choices, this.#rules.choices(panelView, ME))),
      'something is offered that is not shown',
    );
    const isOwed = panelView?.toMove.includes(ME) === true && this.#view.toMove.includes(ME);
    const isOpen = choices.roll || choices.moves.length > 0;
    must(!isOwed || isAnswered || this.#isDecided || isOpen, 'what can be done now is locked');
  }

  /** What the reader did stays done from the press on: no card comes back into the hand while others are shown. */
  #checkPending(): void {
    const { pending, told } = this.shown;
    const isUntold = this.#sent !== null || told.length <= this.#ownMove;
    must(!isUntold || pending !== null, 'a move of the reader came back');
  }

  /** The owner has had another decision of this seat: what was sent is stale. */
  #refuse(): void {
    this.#sent = null;
    this.follow();
  }

  #play(by: Seat, move: GameTypes['move'] | undefined): void {
    const position = this.#position;
    const rolled = chanceMove(position, this.#chance);
    const legal = rolled === undefined ? position.legalMoves(by) : [rolled];
    const chosen = move ?? legal[this.#chance.below(legal.length)];
    if (chosen === undefined) throw new Error('nothing is legal');
    must(position.refuse(by, chosen) === undefined, 'a move that the page offered was refused');
    const events = position.play(by, chosen).map((event) => position.redact(event, ME));
    this.#wire.push({ events, by });
  }
}
