import type { Chance } from './chance.js';
import type { JsonObject } from './json.js';
import type { Parsed, Refusal } from './refusal.js';
import type { Seat, Viewer } from './seat.js';

/** The types that belong to one game. All of them are plain JSON. */
export interface GameTypes {
  /** Every option, defaults filled in. */
  readonly options: { readonly seats: number };
  /** What chance settled before the first move. */
  readonly deal: object;
  /** A decision of one seat, or a chance outcome on its turn (a die's face). */
  readonly move: { readonly type: string };
  /** A fact that followed from a move, whole or as one viewer may know it. */
  readonly event: { readonly type: string };
  /** What one viewer may know. */
  readonly view: { readonly viewer: Viewer; readonly toMove: readonly Seat[] };
  /** How a match ended. */
  readonly result: { readonly winners: readonly Seat[] };
  /** The whole position in the words of the record format. */
  readonly state: object;
}

/** One option of a game, as data: a form or a command line is made from it. */
export type OptionSpec =
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly default: string }
  /** The bounds are those of a new match; a record of an earlier time may exceed them. */
  | { readonly kind: 'integer'; readonly least: number; readonly most: number; readonly default: number }
  /** A seat of the match. Without a default it is drawn for each match. */
  | { readonly kind: 'seat' }
  /** A document of the game's own, such as a board. Some have names; that of `default` applies when it is left out. */
  | { readonly kind: 'document'; readonly named: { readonly [name: string]: object }; readonly default: string };

/**
 * Orders that a player leaves with the table for the turns to come ("raise by one up to 12, then pass"). Their form is the game's own.
 * Optional: most games have none.
 */
export interface StandingOrders<T extends GameTypes = GameTypes> {
  /** Reads an order. */
  parseOrder(raw: unknown): Parsed<JsonObject>;
  /** True while an order waits for a decision still to come: until then its player decides as if there were none. */
  isForLater(order: JsonObject, view: T['view']): boolean;
  /** The move that an order makes on its seat's turn, or nothing where it has run out and the player must be asked. */
  moveByOrder(order: JsonObject, view: T['view']): T['move'] | undefined;
}

/** Players of one side point at something on the board for one another. No part of the match. Optional: most games have no sides. */
export interface Pointing<T extends GameTypes = GameTypes> {
  /** The seats that see what a seat points at, its own included; none where it plays alone. */
  seenBy(options: T['options'], seat: Seat): readonly Seat[];
  /** True for the name of something on the board. */
  isTarget(options: T['options'], at: string): boolean;
}

/** The rules of one game: facts and constructors, nothing that changes. */
export interface Game<T extends GameTypes = GameTypes> {
  /** The game's name in records and addresses. */
  readonly id: string;
  /** What people call it, in every language. */
  readonly title: string;
  /**
   * The version of its rules, `<id>/<number>`. It changes with every rule, event and view: what was worked out under another version is not
   * used, but worked out again.
   */
  readonly rules: string;
  /** The same game by each version of its rules before, as long as matches that began with it, or records of it, are to be played on. */
  readonly earlier?: readonly Game<T>[];
  /** The seat counts it can be played with, ascending. */
  readonly seatCounts: readonly number[];
  /** Every option but `seats`. */
  readonly optionSpecs: { readonly [option: string]: OptionSpec };
  /** Integer actions are below this number, whatever the options. */
  readonly actionLimit: number;

  /** Reads options as they stand in a record; what is left out takes its default. */
  parseOptions(raw: unknown): Parsed<T['options']>;
  /** The options as a record writes them: defaults that need no mention are left out. */
  formatOptions(options: T['options']): JsonObject;
  /** The option values that a host leaves to chance (a seat to be drawn) are settled here. */
  drawOptions(raw: JsonObject, chance: Chance): JsonObject;

  /** The seats that may begin. Absent where everybody may. */
  openers?(options: T['options']): readonly Seat[];
  /** Deals. `opener` is the seat that the host named to begin; without it, or where it cannot begin, chance names one. */
  deal(options: T['options'], chance: Chance, opener?: Seat): T['deal'];
  parseDeal(raw: unknown, options: T['options']): Parsed<T['deal']>;
  start(options: T['options'], deal: T['deal']): Position<T>;

  /** Reads a move. It has the right form afterwards; whether it is legal is for `refuse` to say. */
  parseMove(raw: unknown): Parsed<T['move']>;

  /** A full position that the viewer cannot tell from the real one, drawn evenly from all that the rules allow. */
  sample(view: T['view'], chance: Chance): Position<T>;

  /**
   * The view after one redacted event, as a new value. Folding the events of a move over the view before it gives the view after
   * it, so a client follows a match from events alone, and a board can show every step between.
   */
  follow(view: T['view'], event: T['event']): T['view'];

  /** True for an event that gave a viewer knowledge that cannot be taken back (a card turned up, a die rolled): undo never crosses it. */
  reveals(event: T['event']): boolean;

  readonly orders?: StandingOrders<T>;
  readonly pointing?: Pointing<T>;

  /** How many numbers `observe` writes for a match with these options. */
  observationSize(options: T['options']): number;
}

/**
 * The whole state of one match: compact, changed in place, cheap to clone, because search needs millions of moves a second.
 * Anything a viewer gets is constructed by `view`, `redact` and `observe` from what that viewer may know.
 */
export interface Position<T extends GameTypes = GameTypes> {
  readonly options: T['options'];
  readonly deal: T['deal'];

  /** The seats that owe a decision, ascending: several when all choose at once, none when the match is over. */
  readonly toMove: readonly Seat[];
  /** The moves of one seat in a fixed order; none for a seat that owes no decision. */
  legalMoves(seat: Seat): T['move'][];
  /** Why a seat may not make a move of the right form, or nothing if it may. */
  refuse(seat: Seat, move: T['move']): Refusal | undefined;
  /** Makes a legal move and returns the events that followed, in order. It does not check the move: the caller has asked `refuse`. */
  play(seat: Seat, move: T['move']): T['event'][];
  /** Nothing until the match is over. */
  outcome(): T['result'] | undefined;

  view(viewer: Viewer): T['view'];
  /** An event as one viewer may know it: every viewer gets the same number of events, some of them with less in them. */
  redact(event: T['event'], viewer: Viewer): T['event'];
  state(): T['state'];

  clone(): Position<T>;
  /** Becomes a copy of another position of the same game and seat count without allocating. */
  copyFrom(other: Position<T>): void;

  /** The next seat to act when everything happens one after another; the match must not be over. */
  readonly actor: Seat;
  /** How many integer actions the actor has. */
  countActions(): number;
  /** The actor's integer action at an index below `countActions()`, in the order of `legalMoves`. */
  actionAt(index: number): number;
  /** Makes the actor's action. It never allocates. */
  act(action: number): void;
  /** The move that an integer action stands for. */
  moveOf(action: number): T['move'];
  /** The integer action for a move of the right form. */
  actionOf(move: T['move']): number;
  /** How many equally likely faces chance has now, or 0 when the actor decides. */
  countFaces(): number;
  /** The integer action for one face; faces may repeat. */
  faceAt(index: number): number;
  /** Writes what the viewer may know as numbers, mostly between −1 and 1, for programs that learn. */
  observe(viewer: Viewer, into: Float32Array): void;
}
