import { CARDS, type Card, type Edition, type FelixEvent, type FelixMove, felix } from '@miaou/felix';
import { at, seat } from '@miaou/kit';

/** The cards of a row in their order, laid by four players. */
export interface LaidRow {
  readonly cards: readonly Card[];
  readonly edition: Edition;
}

const optionsFor = (edition: Edition): ReturnType<typeof felix.start>['options'] => {
  const parsed = felix.parseOptions({ edition, seats: 4 });
  if (!parsed.ok) throw new Error(`the example has no options: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
};

/** Any card but the one that is laid: what left a hand at the start plays no part in an example. */
const removedFor = (laid: Card): Card => at(CARDS, laid === CARDS[0] ? 1 : 0);

/** Plays the first round of a real match: everybody lays a card, then these moves are made in turn. The facts that followed. */
export const playRound = ({ cards, edition }: LaidRow, auction: readonly FelixMove[]): readonly FelixEvent[] => {
  const position = felix.start(optionsFor(edition), { firstSeat: seat(0), removed: cards.map(removedFor) });
  const laid = cards.flatMap((card, place) => position.play(seat(place), { type: 'place', card }));
  return [...laid, ...auction.flatMap((move) => position.play(position.actor, move))];
};

export const PASS: FelixMove = { type: 'pass' };
export const bid = (amount: number): FelixMove => ({ type: 'bid', amount });
