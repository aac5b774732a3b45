import {
  CARDS,
  type Card,
  type DealWithDummy,
  type Edition,
  type FelixDeal,
  type FelixMove,
  type FelixTypes,
  type FelixView,
  felix,
  type SeatCount,
} from '@miaou/felix';
import { at, type Position, type Refusal, type Seat, seat } from '@miaou/kit';
import type { GameStep } from '../../../gameStep';

export type TableStep = GameStep<FelixTypes>;

/** What is laid at the table of an example, and by whom first. */
interface Laying {
  /** Round by round, each in the order of its row. With three seats the passive player's card is at its head. */
  readonly rows: readonly (readonly Card[])[];
  readonly edition?: Edition;
  readonly seats?: SeatCount;
  readonly first?: number;
}

/** A match of an example, seen by somebody from whom neither mice nor won cards are hidden. */
export class ExampleMatch {
  readonly position: Position<FelixTypes>;
  readonly steps: TableStep[] = [];
  view: FelixView;

  constructor(edition: Edition, seats: SeatCount, deal: FelixDeal) {
    const options = felix.parseOptions({ edition, seats, money: 'open', wonCards: 'open' });
    if (!options.ok) throw new Error(`the example has no options: ${JSON.stringify(options.error)}`);
    this.position = felix.start(options.value, deal);
    this.view = this.position.view('spectator');
  }

  play(by: Seat, move: FelixMove): void {
    for (const told of this.position.play(by, move)) {
      const event = this.position.redact(told, 'spectator');
      const before = this.view;
      this.view = felix.follow(before, event);
      this.steps.push({ event, before, after: this.view });
    }
  }
}

/** What left a hand at the start plays no part in an example. */
export const notAmong = (laid: readonly Card[]): Card => CARDS.find((card) => !laid.includes(card)) ?? at(CARDS, 0);

/** The passive player's deck: these cards first, in their order. */
const passiveDeck = (first: readonly Card[]): Pick<DealWithDummy, 'dummy' | 'dummyRemoved'> => {
  const rest = CARDS.filter((card) => !first.includes(card));
  return { dummy: [...first, ...rest.slice(1)], dummyRemoved: at(rest, 0) };
};

/** A table at which everybody lays what an example says. */
export class ExampleTable {
  readonly #match: ExampleMatch;
  readonly #rows: readonly (readonly Card[])[];

  constructor({ rows, edition = 'felix', seats = 4, first = 0 }: Laying) {
    const heads = seats === 3 ? rows.map((row) => at(row, 0)) : [];
    this.#rows = seats === 3 ? rows.map((row) => row.slice(1)) : rows;
    const laidBy = (owner: number): readonly Card[] =>
      this.#rows.map((row) => at(row, (owner - first + seats) % seats));
    this.#match = new ExampleMatch(edition, seats, {
      firstSeat: seat(first),
      removed: Array.from({ length: seats }, (_, owner) => notAmong(laidBy(owner))),
      ...(seats === 3 ? passiveDeck(heads) : {}),
    });
  }

  get steps(): readonly TableStep[] {
    return this.#match.steps;
  }

  get view(): FelixView {
    return this.#match.view;
  }

  /** Everybody lays a card, the first player first. */
  lay(): this {
    const { round, first, options } = this.#match.view;
    for (const [place, card] of at(this.#rows, round - 1).entries())
      this.#match.play(seat((first + place) % options.seats), { type: 'place', card });
    return this;
  }

  /** Made in turn by whoever is to bid or pass. */
  play(...moves: readonly FelixMove[]): this {
    for (const move of moves) this.#match.play(this.#match.position.actor, move);
    return this;
  }

  /** What whoever is to bid or pass may do. */
  get legal(): readonly FelixMove[] {
    const { position } = this.#match;
    return position.legalMoves(position.actor);
  }

  refuse(move: FelixMove): Refusal | undefined {
    const { position } = this.#match;
    return position.refuse(position.actor, move);
  }
}
