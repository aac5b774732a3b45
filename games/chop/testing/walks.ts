import { type Chance, randomAction, type Seat, SeededChance, seatsOf, type Viewer } from '@miaou/kit';
import {
  BLOCKINGS,
  type ChopDeal,
  type ChopEvent,
  type ChopMove,
  type ChopOptions,
  chop,
  HOMES,
  KNIVES_IN_DOUBLE,
  NAMED_KITCHENS,
  PATHS,
} from '../src/index.js';
import { BURROW, CLOSET, HALL, PASSAGE } from './layouts.js';
import { type Chop, optionsOf } from './matches.js';

/** Every seat and a spectator. */
export const viewersOf = ({ options }: Chop): readonly Viewer[] => [...seatsOf(options.seats), 'spectator'];

export const anyDeal = (options: ChopOptions): ChopDeal => chop.deal(options, new SeededChance('any'));

const LAYOUTS = [...Object.values(NAMED_KITCHENS), HALL, CLOSET, PASSAGE, BURROW];

/** Options of all kinds, drawn. */
const drawOptions = (chance: Chance): ChopOptions => {
  const seats = 2 + chance.below(4);
  return optionsOf({
    seats,
    cat: chance.below(seats),
    path: PATHS[chance.below(3)],
    blocking: BLOCKINGS[chance.below(2)],
    home: HOMES[chance.below(3)],
    knifeInDouble: KNIVES_IN_DOUBLE[chance.below(2)],
    maxRounds: [15, 80][chance.below(2)],
    layout: LAYOUTS[chance.below(LAYOUTS.length)],
  });
};

export interface Step {
  readonly seat: Seat;
  readonly move: ChopMove;
  readonly events: readonly ChopEvent[];
}

/** Plays a drawn match to its end and stops by at every step. */
export const walk = (
  seed: string | number,
  visit: (position: Chop, play: () => Step) => void,
  options?: ChopOptions,
): Chop => {
  const chance = new SeededChance(seed);
  const chosen = options ?? drawOptions(chance);
  const position = chop.start(chosen, chop.deal(chosen, chance));
  while (position.toMove.length > 0) {
    const seat = position.actor;
    const move = position.moveOf(randomAction(position, chance));
    let played = false;
    const play = (): Step => {
      played = true;
      return { seat, move, events: position.play(seat, move) };
    };
    visit(position, play);
    if (!played) play();
  }
  return position;
};
