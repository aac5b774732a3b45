import { type Card, type FelixTypes, type FelixView, felix } from '@miaou/felix';
import { type Position, SeededChance, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { GREEDY_PARAMS, heuristicBidder } from './heuristicBidder.js';
import { policyBot } from './policy.js';

const greedy = policyBot('greedy', heuristicBidder(GREEDY_PARAMS));

/** A four-seat match in which seat 0 is first and each seat has laid the card named. */
const afterLaying = (cards: readonly Card[], removed: readonly Card[]): Position<FelixTypes> => {
  const options = felix.parseOptions({ seats: 4 });
  if (!options.ok) throw new Error(options.error.code);
  const position = felix.start(options.value, { firstSeat: seat(0), removed });
  for (const [index, card] of cards.entries()) position.play(seat(index), { type: 'place', card });
  return position;
};

const choice = (position: Position<FelixTypes>, view: FelixView, seed = 1) => {
  const chance = new SeededChance(seed);
  const legalMoves = position.legalMoves(position.actor);
  return greedy.choose({ game: 'felix', seat: position.actor, view, legalMoves, chance, budget: {} });
};

const decide = (position: Position<FelixTypes>, seed = 1) => choice(position, position.view(position.actor), seed);

/** Lets the seats bid these amounts in turn; 0 passes. */
const bidding = (position: Position<FelixTypes>, amounts: readonly number[]): Position<FelixTypes> => {
  for (const amount of amounts)
    position.play(position.actor, amount === 0 ? { type: 'pass' } : { type: 'bid', amount });
  return position;
};

const ONLY_BAD_CARDS_REMOVED: readonly Card[] = ['-8', '-8', '-8', '-8'];

describe('greedy at Felix', () => {
  it('greedy raises by one while the sack is worth more than the bid and the mice for passing', () => {
    const position = afterLaying(['15', '11', '3', '3'], ONLY_BAD_CARDS_REMOVED);
    expect(decide(position)).toEqual({ type: 'bid', amount: 1 });
  });

  it('greedy passes when one more mouse is more than the sack is worth', () => {
    const position = afterLaying(['-8', '15', '15', '15'], ['3', '3', '3', '3']);
    expect(decide(position)).toEqual({ type: 'pass' });
  });

  it('greedy counts the mice for passing: with the row open it stops where buying and passing pay the same', () => {
    // Seats 1 and 2 pass, so the row shows 8, 3 and 3, and passing pays 6. Seat 3 has laid the other 3 itself.
    const upTo = (price: number) =>
      decide(bidding(afterLaying(['8', '3', '3', '3'], ONLY_BAD_CARDS_REMOVED), [price, 0, 0]));
    expect(upTo(9)).toEqual({ type: 'bid', amount: 10 });
    expect(upTo(10)).toEqual({ type: 'pass' });
  });

  it('[FX1] greedy buys for one what is worth more than one, and leaves the rest', () => {
    const last = (cards: readonly Card[]) => decide(bidding(afterLaying(cards, ['11', '11', '11', '11']), [0, 0, 0]));
    expect(last(['3', '-5', '5', '-8'])).toEqual({ type: 'pass' });
    expect(last(['3', 'rabbit', '5', '-5'])).toEqual({ type: 'bid', amount: 1 });
  });

  it('[FK2] greedy decides the same whatever lies face down', () => {
    const [one, other] = (['-8', '15'] as const).map((card) =>
      afterLaying(['5', card, card, card], ['3', '3', '3', '3']),
    );
    if (one === undefined || other === undefined) throw new Error('there are two');
    expect(one.state()).not.toEqual(other.state());
    expect(decide(one)).toEqual(decide(other));
  });

  it('[FK3] greedy lays from the better half of its hand when it is rich and from the worse when it is poor', () => {
    const position = bidding(afterLaying(['15', '15', '15', '15'], ONLY_BAD_CARDS_REMOVED), [15, 0, 0, 0]);
    const cards = (by: number): unknown[] =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
        const who = seat(by);
        const request = {
          game: 'felix',
          seat: who,
          view: position.view(who),
          legalMoves: position.legalMoves(who),
          budget: {},
        };
        return greedy.choose({ ...request, chance: new SeededChance(seed) });
      });
    const worse = ['-5', 'rabbit', 'bigDog', 'smallDog'].map((card) => ({ type: 'place', card }));
    const better = ['3', '5', '8', '11'].map((card) => ({ type: 'place', card }));
    for (const move of cards(0)) expect(worse).toContainEqual(move);
    for (const move of cards(3)) expect(better).toContainEqual(move);
  });
});
