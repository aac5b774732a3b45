import type { GameTypes, JsonObject, Seat } from '@miaou/kit';
import type { Component, Snippet } from 'svelte';
import type { Explanations } from '../explanations/explanations';
import type { HintLines } from '../hints/hintLines';
import type { Route } from '../navigation/route';
import type { ShareModule } from '../sharing/shareCard';
import type { Choices, ClientRules } from '../tableClient/clientRules';
import type { GameStep } from './gameStep';
import type { SeatFace } from './seatFace';

export type { GameStep } from './gameStep';
export { calledAs, isYou, labelOf, type SeatFace, shortName } from './seatFace';

/** What keeps a seat from playing. */
export type Halt = 'paused' | 'standIn';

/** A moment of a match as it is shown. */
export interface ShownMoment<T extends GameTypes = GameTypes> {
  /** What is shown. While things move it trails behind the truth, one fact at a time. */
  readonly view: T['view'];
  /** The fact that is being shown, if things move; `view` is already the one after it. */
  readonly happening: T['event'] | null;
  /** The view before `happening`. */
  readonly before: T['view'] | null;
  /** The fact is being shown and not yet told: no words, numbers or labels may be ahead of its picture. */
  readonly isUntold?: boolean;
}

/** The way to point for those of one's side, and to learn where they point. A place is named as the game names it. */
export interface BoardPointing {
  readonly point: (at: string) => void;
  /** Calls back for what each of them points at, until the returned function is called. */
  readonly onPoint: (listener: (seat: Seat, at: string) => void) => () => void;
}

/** The props of a board. It gets what is legal and reports what the player did; it knows nothing of tables and connections. */
export interface BoardProps<T extends GameTypes = GameTypes> extends ShownMoment<T> {
  /** The newest fact that was told, also when nothing moves any more: what it says of a decision cannot be seen in the view. */
  readonly last?: GameStep<T> | null;
  /** The newest facts that were told, the oldest first: what happened before the one that is being shown. */
  readonly steps?: readonly GameStep<T>[];
  /** The newest lines of the log, the oldest first, for a board that shows some of them itself. */
  readonly recent?: readonly LogLine[];
  /** The log stands beside the board, so that the board need not tell the same. */
  readonly hasLog?: boolean;
  /** Legal now, and offered by what is shown. Nothing while a command is on its way, and for spectators. */
  readonly choices: Choices;
  /** The move that was sent and is not yet told. */
  readonly pending: T['move'] | 'roll' | null;
  readonly seats: readonly SeatFace[];
  /** The own standing order, if one is left. */
  readonly order: JsonObject | null;
  /** The move that the reader was advised to make: its control is marked. */
  readonly advised?: T['move'] | null;
  /** Advice in words; it belongs beside the controls. */
  readonly advice?: Snippet | undefined;
  /** Why the reader's seat may do nothing whatever the view says: it is said in place of "your turn". */
  readonly halt?: Halt | null;
  /** What can be done about that, in place of the controls. */
  readonly haltControls?: Snippet | undefined;
  /** Absent where nobody else would see it, as on one device. */
  readonly pointing?: BoardPointing | undefined;
  /** False in a replay and for spectators: nothing can be done, and nothing invites to. */
  readonly playable: boolean;
  /** A lesson: what it does not teach is not offered, its aids are on or off, and while something is only to be read it is nobody's turn. */
  readonly lesson?: { readonly isReading: boolean; readonly hasAids: boolean } | undefined;
  /** The match is over and is looked at move by move: everybody has a name, and words say whose turn it was, not what to do. */
  readonly isReplay?: boolean;
  /** The owner's clock, for countdowns. */
  readonly now: () => number;
  /** Things must not travel (the reader asked for less motion). */
  readonly still: boolean;
  readonly play: (move: T['move']) => void;
  readonly roll: () => void;
  readonly leaveOrder: (order: JsonObject) => void;
  readonly dropOrder: () => void;
}

/** A seat that was not played by the same person all the time. */
export interface Replaced {
  /** The name of the bot that played it to the end for the person who had it. */
  readonly by?: string;
  /** Who played for whom, and in which rounds, in the reader's words. */
  readonly note: string;
}

/** Whoever had left and came back has won or lost it as anybody else. */
export const playedToTheEnd = (replaced: ReadonlyMap<Seat, Replaced> | undefined, seat: Seat): boolean =>
  replaced?.get(seat)?.by === undefined;

/** Who is meant at the end by each seat, in the reader's words. */
export interface EndTellers {
  /** Those who decided after so many events: the reader is "You" only where they did themselves. */
  readonly namesAt: (events: number) => readonly string[];
  /** Whether the reader decided then, and no bot for them. */
  readonly isReaderAt: (index: number) => boolean;
  /** The lines of the log for the event with this index. */
  readonly linesAt: (index: number) => readonly LogLine[];
  /** Where the replay shows that event; undefined until that is known, and where there is no replay. */
  readonly routeAt: (index: number) => Route | undefined;
}

/** An event by which a match is remembered. */
export interface EndMoment {
  /** Its place among all events. */
  readonly index: number;
  readonly round: number;
  readonly text: string;
}

/** The best and the worst for the reader; a match may have neither. */
export interface EndMoments {
  readonly best?: EndMoment | undefined;
  readonly worst?: EndMoment | undefined;
}

/** The props of the sheet at the end of a match. */
export interface EndProps<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  /** The facts of the match as far as they are known here, the oldest first. */
  readonly steps?: readonly GameStep<T>[];
  readonly seats: readonly SeatFace[];
  /** Whoever was replaced did not win, nor lose, what a bot played. */
  readonly replaced?: ReadonlyMap<Seat, Replaced>;
  readonly tellers?: EndTellers | undefined;
  /** Shows what the reader remembers of the match; absent where no reader played it to the end. */
  readonly moments?: Snippet<[EndMoments]> | undefined;
  /** The match ended before its rules did, and has no result: why, and what that means. */
  readonly unfinished?: { readonly why: string; readonly means: string } | undefined;
  readonly still: boolean;
}

/** One line of the match log, in the reader's words. */
export interface LogLine {
  readonly text: string;
  /** The id of the rule that made it so. Who plays a seat is no matter of rules. */
  readonly rule?: string;
  /** A heading, such as the beginning of a round. */
  readonly heading?: true;
}

/** A sound that goes with a fact. */
export type Sound = string;

/** One line of the key map. */
export interface KeyLine {
  readonly keys: string;
  readonly does: string;
}

/** A decision that the reader owes. */
export interface OwedDecision<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  readonly choices: Choices;
  /** The newest fact that was told. */
  readonly last: GameStep<T> | null;
}

/** How something that was hidden is drawn in a review. */
export interface HiddenPicture {
  readonly symbol: string;
  readonly tone: 'good' | 'bad' | 'odd' | 'plain';
}

/** A part of a deal as it is shown where it is dealt again to check it: what a seat got, or what lies in a row. */
export interface DealtLine {
  /** Whose it is, where it is somebody's. */
  readonly seat?: Seat;
  readonly pictures: readonly { readonly symbol: string; readonly label: string }[];
}

/** What an event may make somebody at the table feel. */
export const FEELINGS = ['joy', 'grief', 'fright', 'glee', 'admiration'] as const;
export type Feeling = (typeof FEELINGS)[number];

/** By seat; who feels nothing is absent. */
export type Feelings = ReadonlyMap<Seat, Feeling>;

/** Everything that the page needs of a game's board. */
export interface BoardModule<T extends GameTypes = GameTypes> {
  readonly Board: Component<BoardProps<T>>;
  /** Loads the sheet at the end of a match. */
  readonly openEnd: () => Promise<Component<EndProps<T>>>;
  /** How long an event is shown before the next one, in milliseconds. */
  readonly duration: (step: GameStep<T>) => number;
  /** How long it is shown before words, log and header tell it, where a picture comes first: a die has to lie. */
  readonly tellsAfter?: (step: GameStep<T>) => number;
  /** How long an event is shown to whoever asked for less motion; absent where that follows from `duration`. */
  readonly stillDuration?: (step: GameStep<T>) => number;
  /** How long it is shown to them before it is told; absent where what is shown at once is told at once. */
  readonly stillTellsAfter?: (step: GameStep<T>) => number;
  /** The view that panels and header show while a fact is shown; absent where it is always the one after the fact. */
  readonly panelView?: (moment: ShownMoment<T>) => T['view'];
  /** The log lines for an event: often one, sometimes none. `names` are the seats' names, "You" for the reader's. */
  readonly logLines: (step: GameStep<T>, names: readonly string[]) => readonly LogLine[];
  /** What is heard as soon as an event is shown. */
  readonly sounds: (step: GameStep<T>) => readonly Sound[];
  /** What is heard when it is told, since it would tell it; absent where nothing would. */
  readonly toldSounds?: (step: GameStep<T>) => readonly Sound[];
  /**
   * What an event makes the seats feel, by which bots react; absent where nothing moves anybody. It is the same for every viewer, since
   * a face that a bot makes must not tell what it holds.
   */
  readonly feelings?: (step: GameStep<T>) => Feelings;
  /** The keys that play, for the key map. */
  readonly keys: () => readonly KeyLine[];
  /** The state of the match in a few words, for the top bar and for screen readers. */
  readonly status: (view: T['view'], names: readonly string[]) => string;
  /** What the reader has to decide, with all that one needs to know for it: spoken once, when the decision is theirs. */
  readonly turnCall: (owed: OwedDecision<T>, names: readonly string[]) => string;
  /** The round that a view is in, counted from 1: a replay can be read round by round. */
  readonly round: (view: T['view']) => number;
  /** A view of a finished match with nothing hidden, which the board can show as well. Absent where a match has no secrets. */
  readonly openView?: (view: T['view'], deal: T['deal']) => T['view'];
  /** A view with nothing hidden in which what lies face down is turned up, too; absent where the board shows the same. */
  readonly turnedUp?: (view: T['view']) => T['view'];
  /** What a hidden card or tile looks like where there is little room; absent where its name is enough. */
  readonly hiddenPicture?: (what: string) => HiddenPicture;
  /** A deal, line by line; absent where a game has no pictures for it. */
  readonly dealtLines?: (deal: T['deal'], options: T['options']) => readonly DealtLine[];
  /** Loads the words for hints, with the first hint. */
  readonly hints?: () => Promise<{ readonly default: HintLines }>;
  /** Loads what the game can say of its pieces, once the board is shown. */
  readonly explanations?: () => Promise<{ readonly default: Explanations }>;
  /** Loads what makes a picture of a result. */
  readonly share?: () => Promise<{ readonly default: ShareModule<T> }>;
  /** Loads words and drawings; to be awaited before anything of the board is shown. */
  readonly ready: () => Promise<void>;
}

/** The view that panels and header show of a moment. */
export const panelViewOf = ({ panelView }: Pick<BoardModule, 'panelView'>, moment: ShownMoment): GameTypes['view'] =>
  panelView?.(moment) ?? (moment.isUntold === true && moment.before !== null ? moment.before : moment.view);

/** What the page needs in order to play a game at a table. */
export interface GameBoard {
  readonly board: BoardModule;
  readonly clientRules: ClientRules;
}

interface TypedClientRules<T extends GameTypes> {
  readonly follow: (view: T['view'], event: T['event']) => T['view'];
  readonly choices: (view: T['view'], seat: Seat) => Choices;
}

interface TypedGameBoard<T extends GameTypes> {
  readonly board: BoardModule<T>;
  readonly clientRules: ClientRules | TypedClientRules<T>;
}

/**
 * A board without the types of its game. This is sound because the page looks up board, client rules and match by the same game id: a board
 * is only ever given the views and events of its own game.
 */
export const registerBoard = <T extends GameTypes>({ board, clientRules }: TypedGameBoard<T>): GameBoard => ({
  board: board as unknown as BoardModule,
  clientRules,
});
