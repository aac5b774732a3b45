import { CARDS, type FelixMove, type FelixTypes, felix } from '@miaou/felix';
import { at, type Position, type Seat, seat, seatsOf } from '@miaou/kit';

/** What each of the others pays for a sack, or all it has. */
export const PRICE = 13;
const YOU = seat(0);
const SEATS = 4;

/** The others take turns to buy. */
const buyerOf = (round: number): Seat => seat(1 + ((round - 1) % (SEATS - 1)));

/** Everybody lays another card at another time. */
const laid = (moves: readonly FelixMove[], round: number, actor: Seat): FelixMove =>
  at(moves, (3 * round + 4 * actor) % moves.length);

/** Until two are left you and the buyer raise by one; then the buyer pays, and you pass last. */
const chosen = (position: Position<FelixTypes>): FelixMove => {
  const { actor } = position;
  const { round, phase, passes, seats } = position.view(actor);
  const moves = position.legalMoves(actor);
  if (phase === 'place') return laid(moves, round, actor);
  const pass: FelixMove = { type: 'pass' };
  const raise = moves.find(({ type }) => type === 'bid') ?? pass;
  if (passes.length < SEATS - 2) return actor === YOU || actor === buyerOf(round) ? raise : pass;
  if (actor !== buyerOf(round)) return pass;
  const amount = Math.min(PRICE, seats[actor]?.mice ?? 0);
  return moves.find((move) => move.type === 'bid' && move.amount === amount) ?? raise;
};

/** A whole match in which the others pay too much and you never buy. */
export const playWithoutSack = (): FelixTypes['result'] => {
  const parsed = felix.parseOptions({ edition: 'felix', seats: SEATS });
  if (!parsed.ok) throw new Error('the example has no options');
  const removed = seatsOf(SEATS).map(() => at(CARDS, CARDS.indexOf('15')));
  const position = felix.start(parsed.value, { firstSeat: YOU, removed });
  for (;;) {
    const result = position.outcome();
    if (result !== undefined) return result;
    position.play(position.actor, chosen(position));
  }
};
