import type { Chance, Game, GameTypes, Position, Seat } from '@miaou/kit';
import type { Reason } from '../adviser.js';
import type { Bot } from '../bot.js';
import type { CalibrationCurve } from '../calibration.js';

/** A decision to be judged: what its seat knows, and nothing more. */
interface KnownDecision<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly view: T['view'];
  readonly legalMoves: readonly T['move'][];
  /** The move that was made; absent while a hint is asked for. */
  readonly made?: T['move'];
  /** In how many worlds every option is played out. */
  readonly worlds: number;
  readonly chance: Chance;
}

/** A decision that was made. */
export interface MadeDecision<T extends GameTypes = GameTypes> extends KnownDecision<T> {
  readonly made: T['move'];
}

/** The same decision with nothing hidden, for these options only. */
export interface OpenDecision<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly position: Position<T>;
  readonly options: readonly T['move'][];
  readonly made: T['move'];
  readonly worlds: number;
  readonly chance: Chance;
}

/** What an option led to in each world. All options are played out in the same worlds, so that they can be compared world by world. */
export interface PlayedOption<T extends GameTypes = GameTypes> {
  readonly move: T['move'];
  /** The chance to win, from 0 to 1. */
  readonly chances: readonly number[];
  /** The points gained by the end of the round, in a game that counts points. */
  readonly points?: readonly number[];
  /** How many guesses at what is hidden the worlds come from, in turn: those of one guess are alike. Absent where each world is drawn by itself. */
  readonly guesses?: number;
  /** An estimate that counts as some worlds. */
  readonly prior?: { readonly chance: number; readonly worlds: number };
}

/** How often something hidden was what, in hundredths of all that the seat could not tell apart. */
export interface HiddenShares {
  /** Whose it is; nobody's in particular where it is null. */
  readonly of: Seat | null;
  /** The likeliest first. */
  readonly shares: readonly { readonly what: string; readonly share: number }[];
}

interface KnownEvaluation<T extends GameTypes = GameTypes> {
  /** The made move is among them. An option's figures do not depend on which others there are. */
  readonly options: readonly PlayedOption<T>[];
  readonly hidden: readonly HiddenShares[];
}

interface OpenEvaluation<T extends GameTypes = GameTypes> {
  readonly options: readonly PlayedOption<T>[];
  /** The chance to win of every seat once the move was made. */
  readonly standing: readonly number[];
}

/** By which chances are bent, so that they come true as often as they say: for each part of a game its own. */
export interface ReviewCurves {
  /** Of an option, by what the seat knew. */
  readonly known: Readonly<Record<string, CalibrationCurve>>;
  /** Of an option, with every card open. */
  readonly open: Readonly<Record<string, CalibrationCurve>>;
  /** Of the seats once the move was made. */
  readonly standing: Readonly<Record<string, CalibrationCurve>>;
}

/** By which the chances of an option are bent, wherever it is told. */
export interface KnownCurves<T extends GameTypes = GameTypes> {
  readonly known: ReviewCurves['known'];
  /** What has curves of its own: a seat count, a side. */
  partOf(options: T['options'], seat: Seat): string;
}

/** What makes a decision of a game a good puzzle. */
export interface PuzzleTaste<T extends GameTypes = GameTypes, R extends Reason = Reason> {
  /** With how many seats the matches are played that puzzles are found in, in turn. */
  readonly seats: readonly number[];
  /** Players weaker than every character, by whom difficulty is told where characters find nearly everything. */
  readonly rulesOfThumb: readonly Bot<T>[];
  /** Moves that may come to the same, so that only one of them is asked about. */
  isAlike(one: T['move'], other: T['move']): boolean;
  /** Whether the reason of a best move tells a person why it is. `hasMostPoints`: it also brings its seat most in the round. */
  explains(reason: R, hasMostPoints: boolean): boolean;
  /** The answer that whoever makes this move would give. */
  answerFor(move: T['move'], answers: readonly T['move'][]): T['move'] | undefined;
}

/** Judges the decisions of one game. */
export interface Reviewer<T extends GameTypes = GameTypes, R extends Reason = Reason> {
  readonly rules: Game<T>;
  /** In how many worlds a decision is played out where nobody says otherwise. */
  readonly worlds: number;
  /** Kinds of decisions, in the order of a summary. */
  readonly phases: readonly string[];
  phaseOf(view: T['view'], move: T['move']): string;
  roundOf(view: T['view']): number;
  /** The points of a seat so far; absent in a game without points. */
  pointsOf?(position: Position<T>, seat: Seat): number;
  readonly curves: ReviewCurves;
  /** What has curves of its own: a seat count, a side. */
  partOf(options: T['options'], seat: Seat): string;
  /** All seats of a side win, each wholly; in other games those who are level share. */
  readonly winsBySide: boolean;
  /** From the seat's view alone. Hints are made by it too. */
  evaluate(decision: KnownDecision<T>): KnownEvaluation<T>;
  /** With every card open. */
  evaluateOpen(decision: OpenDecision<T>): OpenEvaluation<T>;
  /** Why the made move was good, or what would have been better. */
  explain(decision: MadeDecision<T>, best: T['move'], wasGood: boolean): R;
  /** Absent where nobody makes puzzles of the game. */
  readonly puzzles?: PuzzleTaste<T, R>;
}
