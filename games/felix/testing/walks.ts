import { type Chance, type Seat, SeededChance, seatsOf, type Viewer } from '@miaou/kit';
import { type FelixEvent, type FelixMove, type FelixOptions, felix } from '../src/index.js';
import { type Felix, optionsOf } from './matches.js';

/** Every seat and a spectator. */
export const viewersOf = ({ options }: Felix): readonly Viewer[] => [...seatsOf(options.seats), 'spectator'];

/** Options of all kinds, drawn. */
const drawOptions = (chance: Chance): FelixOptions =>
  optionsOf({
    seats: (3 + chance.below(3)) as 3 | 4 | 5,
    edition: chance.below(2) === 0 ? 'felix' : 'filou',
    bigDogFallback: chance.below(2) === 0 ? 'leastNegative' : 'mostNegative',
    money: chance.below(2) === 0 ? 'secret' : 'open',
    wonCards: chance.below(2) === 0 ? 'secret' : 'open',
  });

/** Passes often and raises a little, so that long auctions, empty rounds and poor players all occur. */
const drawMove = (position: Felix, mover: Seat, chance: Chance): FelixMove => {
  const moves = position.legalMoves(mover);
  const reach = chance.below(3) === 0 ? moves.length : Math.min(moves.length, 4);
  return moves[position.state().phase === 'place' ? chance.below(moves.length) : chance.below(reach)] as FelixMove;
};

export interface Step {
  readonly seat: Seat;
  readonly move: FelixMove;
  readonly events: readonly FelixEvent[];
}

/** Plays a drawn match to its end and stops by at every step. */
export const walk = (
  seed: string | number,
  visit: (position: Felix, play: () => Step, chance: Chance) => void,
  options?: FelixOptions,
): Felix => {
  const chance = new SeededChance(seed);
  const chosen = options ?? drawOptions(chance);
  const position = felix.start(chosen, felix.deal(chosen, chance));
  while (position.toMove.length > 0) {
    const seat = position.toMove[chance.below(position.toMove.length)] as Seat;
    const move = drawMove(position, seat, chance);
    let played = false;
    const play = (): Step => {
      played = true;
      return { seat, move, events: position.play(seat, move) };
    };
    visit(position, play, chance);
    if (!played) play();
  }
  return position;
};
