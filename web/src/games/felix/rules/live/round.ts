import type { Card, Edition, FelixEvent, FelixMove } from '@miaou/felix';
import { ExampleTable } from './exampleTable';

/** The cards of a row in their order, laid by four players. */
export interface LaidRow {
  readonly cards: readonly Card[];
  readonly edition: Edition;
}

/** Plays the first round of a real match: everybody lays a card, then these moves are made in turn. The facts that followed. */
export const playRound = ({ cards, edition }: LaidRow, auction: readonly FelixMove[]): readonly FelixEvent[] =>
  new ExampleTable({ rows: [cards], edition })
    .lay()
    .play(...auction)
    .steps.map(({ event }) => event);

export const PASS: FelixMove = { type: 'pass' };
export const bid = (amount: number): FelixMove => ({ type: 'bid', amount });
