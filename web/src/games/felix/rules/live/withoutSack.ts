import { CARDS, type FelixMove, type FelixTypes, type SeatView } from '@miaou/felix';
import { at, type Position, type Seat, seat, seatsOf } from '@miaou/kit';
import { ExampleMatch, type TableStep } from './exampleTable';

/** What each of the others pays for a sack, as it is drawn. */
export const PRICE = 8;
const YOU = seat(0);
const SEATS = 4;

/** The others take turns to buy. */
const buyerOf = (round: number): Seat => seat(1 + ((round - 1) % (SEATS - 1)));

/** Everybody lays another card at another time. */
const laid = (moves: readonly FelixMove[], round: number, actor: Seat): FelixMove =>
  at(moves, (3 * round + 4 * actor) % moves.length);

const PASS: FelixMove = { type: 'pass' };

/** You and the buyer raise by one until two are left; then you drive it up to what it pays, and pass last. */
const chosen = (position: Position<FelixTypes>, price: number): FelixMove => {
  const { actor } = position;
  const { round, phase, passes, seats } = position.view('spectator');
  const moves = position.legalMoves(actor);
  if (phase === 'place') return laid(moves, round, actor);
  const buyer = buyerOf(round);
  if (actor !== YOU && actor !== buyer) return PASS;
  const pays = Math.min(price, seats[buyer]?.mice ?? 0);
  const amount = passes.length < SEATS - 2 || actor === YOU ? highest(seats) + 1 : pays;
  if (actor === YOU && amount >= pays) return PASS;
  return moves.find((move) => move.type === 'bid' && move.amount === amount) ?? PASS;
};

const highest = (seats: readonly SeatView[]): number => Math.max(...seats.map(({ bid }) => bid));

/** A whole match in which the others pay this for every sack and you never buy. */
export const playWithoutSack = (price: number): readonly TableStep[] => {
  const removed = seatsOf(SEATS).map(() => at(CARDS, CARDS.indexOf('15')));
  const match = new ExampleMatch('felix', SEATS, { firstSeat: YOU, removed });
  const { position } = match;
  while (position.outcome() === undefined) match.play(position.actor, chosen(position, price));
  return match.steps;
};
