import type { GameTypes, JsonObject, Seat } from '@miaou/kit';
import type { StandIn } from '@miaou/table';
import type { Component, Snippet } from 'svelte';
import type { HintTelling } from '../hints/telling';
import type { Choices } from '../link/legal';
import type { Step } from '../link/tableLink';

/** A seat as a board shows it. */
export interface SeatFace {
  readonly seat: Seat;
  /** In the reader's words where it is a bot or an empty seat. */
  readonly name: string;
  /** The symbol of a bot's portrait; people are shown by their initial. */
  readonly portrait: string | null;
  readonly isMe: boolean;
  readonly standIn: StandIn | null;
  /** False for a person who is not connected. */
  readonly present: boolean;
  /** When this seat's clock runs out, milliseconds since 1970 by the owner's clock. */
  readonly deadline: number | null;
}

/** What keeps a seat from playing. */
export type Halt = 'paused' | 'standIn';

/** What a board is told. It is told what is legal and reports what the player did; it knows nothing of tables and connections. */
export interface BoardProps<T extends GameTypes = GameTypes> {
  /** What is shown. While things move it trails behind the truth, one fact at a time. */
  readonly view: T['view'];
  /** The fact that is being shown, if things move; `view` is already the one after it. */
  readonly happening: T['event'] | null;
  /** The view before `happening`. */
  readonly before: T['view'] | null;
  /** Nothing while things still move, while a command is on its way, and for spectators. */
  readonly choices: Choices;
  /** The move that was sent and is not yet safe. */
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
  readonly remedy?: Snippet | undefined;
  /** False in a replay and for spectators: nothing can be done, and nothing invites to. */
  readonly playable: boolean;
  /** The owner's clock, for countdowns. */
  readonly now: () => number;
  /** Things must not travel (the reader asked for less motion). */
  readonly still: boolean;
  readonly play: (move: T['move']) => void;
  readonly roll: () => void;
  readonly leaveOrder: (order: JsonObject) => void;
  readonly dropOrder: () => void;
}

/** What the sheet at the end of a match is told. */
export interface EndProps<T extends GameTypes = GameTypes> {
  readonly view: T['view'];
  /** The facts of the match as far as they are known here, the oldest first. */
  readonly steps?: readonly Step[];
  readonly seats: readonly SeatFace[];
  readonly still: boolean;
}

/** One line of the match log, in the reader's words. */
export interface LogLine {
  readonly text: string;
  /** The id of the rule that made it so. */
  readonly rule: string;
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

/** What tells of a match around its board. Nobody needs it in order to play. */
export interface Telling {
  /** The lines for a fact: often one, sometimes none. `names` are the seats' names in the reader's words, "You" for the own. */
  readonly tell: (step: Step, names: readonly string[]) => readonly LogLine[];
  readonly sounds: (step: Step) => readonly Sound[];
  /** The keys that play, for the key map. */
  readonly keys: () => readonly KeyLine[];
}

/** Everything that the page needs of a game's board. */
export interface BoardModule<T extends GameTypes = GameTypes> {
  readonly Board: Component<BoardProps<T>>;
  /** Loads the sheet at the end of a match, with its words. */
  readonly openEnd: () => Promise<Component<EndProps<T>>>;
  /** How long a fact is shown before the next one, in milliseconds. */
  readonly lasts: (step: Step) => number;
  /** Loads what tells of a match. */
  readonly openTelling: () => Promise<Telling>;
  /** Where the match stands, in a few words, for lists and for who listens. */
  readonly standing: (view: T['view'], names: readonly string[]) => string;
  /** Says hints in words; loaded when the first one is asked for. */
  readonly hints?: () => Promise<{ readonly default: HintTelling }>;
  /** Loads words and drawings; to be awaited before anything of the board is shown. */
  readonly ready: () => Promise<void>;
}
