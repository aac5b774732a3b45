import type { GameTypes, Seat } from '@miaou/kit';
import type { GameStep } from '../games/gameStep';
import type { Choices } from '../tableClient/clientRules';

/** What a piece is, in the reader's words. */
export interface PieceTip {
  /** Its drawing, where there is a small one. */
  readonly symbol?: string;
  readonly name: string;
  readonly means: string;
  /** One more thing that is good to know. */
  readonly also?: string;
}

/** The words of a tip. */
export type PieceWords = Omit<PieceTip, 'symbol'>;

/** What a reader knows of a match when something may have happened for the first time. */
export interface Situation<T extends GameTypes = GameTypes> {
  /** The newest fact that was told. */
  readonly last: GameStep<T> | null;
  readonly view: T['view'];
  readonly choices: Choices;
  readonly seat: Seat;
}

/** A line for the first time that something happens. */
export interface FirstTime {
  /** What it is about: each topic has its line once. */
  readonly topic: string;
  /** The piece beside which it is shown, as the board names it in `data-piece`. */
  readonly piece: string;
  readonly text: string;
  /** It is not so any more once its situation is past; other lines say what stays true, and may be read to the end. */
  readonly whileTrue?: true;
}

/** What a game can say of its pieces, and of what happens for the first time. */
export interface Explanations<T extends GameTypes = GameTypes> {
  readonly ready: () => Promise<void>;
  /** `piece` is what the board names in `data-piece`. */
  readonly tipOf: (piece: string, view: T['view']) => PieceTip | undefined;
  readonly firstTimes: (situation: Situation<T>) => readonly FirstTime[];
  /** A moment that is staged on the table: no line lies over it. */
  readonly isStaged?: (happening: T['event']) => boolean;
}

/** Explanations without the types of their game. This is sound because the page looks them up by the same game id as the views. */
export const registerExplanations = <T extends GameTypes>(explanations: Explanations<T>): Explanations =>
  explanations as unknown as Explanations;
