import type { GameTypes } from '@miaou/kit';
import type { GameStep } from '../games/gameStep';
import type { SeatFace } from '../games/seatFace';

/** A match that is over, as a spectator saw it: nothing else goes into what is shared. */
export interface SharedMatch<T extends GameTypes = GameTypes> {
  /** At the end. */
  readonly view: T['view'];
  readonly steps: readonly GameStep<T>[];
  /** Those who played, by the names under which they are shared. */
  readonly seats: readonly SeatFace[];
  readonly showsPoints: boolean;
}

/** A text at its place on the card. `y` is the line on which it stands. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: 500 | 700;
  readonly color: string;
  readonly align?: 'left' | 'center' | 'right';
}

/** Shapes and drawings as SVG, with the letters that lie on them: a picture in a picture has no fonts of the page. */
export interface CardArt {
  readonly svg: string;
  readonly texts: readonly PlacedText[];
}

/** One figure below the picture. */
export interface StripFigure {
  /** A player's face, or drawings by name. */
  readonly face: SeatFace | readonly string[];
  readonly label: string;
  readonly value: string;
}

/** What a game has to say of a match in one picture. */
export interface ShareCard {
  readonly headline: string;
  /** What comes before the turning point, in bold. */
  readonly lead: string;
  readonly strip: readonly StripFigure[];
  /** Above the strip, behind everything: its left half is kept free for the words. */
  readonly art: CardArt;
  readonly textColor: string;
  /** The widest line of words beside the art. */
  readonly textWidth: number;
  /** The result in lines of a message, each with its sign. */
  readonly lines: readonly string[];
}

/** What turned a match, and the round in which it came. */
export interface SharedTurn {
  readonly round: number;
  readonly text: string;
}

/** How a game is shared, loaded when somebody wants to. */
export interface ShareModule<T extends GameTypes = GameTypes> {
  readonly cardOf: (match: SharedMatch<T>) => ShareCard;
  /** The fact that decided most; nothing in a match without one. */
  readonly turnOf: (match: SharedMatch<T>) => SharedTurn | undefined;
}

export const CARD = { width: 1200, height: 630, strip: 136 } as const;
/** The card is printed paper: the same on a dark page. */
export const INK = '#1d1a26';
export const CREAM = '#f6ecd9';
