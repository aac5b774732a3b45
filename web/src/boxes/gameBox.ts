import chopPoster from '../look/art/chop-box.svg?url';
import felixPoster from '../look/art/felix-box.svg?url';

/** A game as it stands on the shelf: what is told before its rules are loaded. */
export interface GameBox {
  readonly id: 'felix' | 'chop';
  /** A name is a name in every language. */
  readonly name: string;
  readonly poster: string;
  /** The symbol that stands for the game in lists. */
  readonly emblem: string;
  readonly seatCounts: readonly number[];
  /** What a visitor is offered first. */
  readonly usualSeats: number;
  readonly minutes: number;
}

/** Every game on the shelf. A test compares it with the games there are. */
export const GAME_BOXES: readonly GameBox[] = [
  {
    id: 'felix',
    name: 'Felix',
    poster: felixPoster,
    emblem: 'sack',
    seatCounts: [3, 4, 5],
    usualSeats: 4,
    minutes: 20,
  },
  {
    id: 'chop',
    name: 'Chop! Chop!',
    poster: chopPoster,
    emblem: 'cat-face',
    seatCounts: [2, 3, 4, 5],
    usualSeats: 2,
    minutes: 15,
  },
];

/** The box of a game, if it is on the shelf. */
export const boxOf = (game: string): GameBox | undefined => GAME_BOXES.find(({ id }) => id === game);
