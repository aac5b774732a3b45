import { type Card, type FelixMove, type FelixTypes, felix } from '@miaou/felix';
import { type Position, SeededChance, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { adviserFor } from '../index.js';
import { felixAdviser } from './adviser.js';

const startMatch = (money: 'secret' | 'open' = 'secret'): Position<FelixTypes> => {
  const options = felix.parseOptions({ seats: 4, money });
  if (!options.ok) throw new Error(options.error.code);
  return felix.start(options.value, { firstSeat: seat(0), removed: ['-5', '-5', '-5', '-5'] });
};

const afterLaying = (
  cards: readonly Card[],
  bids: readonly number[] = [],
  money: 'secret' | 'open' = 'secret',
): Position<FelixTypes> => {
  const position = startMatch(money);
  for (const [index, card] of cards.entries()) position.play(seat(index), { type: 'place', card });
  for (const amount of bids) position.play(position.actor, amount === 0 ? { type: 'pass' } : { type: 'bid', amount });
  return position;
};

const hintsAt = (position: Position<FelixTypes>) =>
  felixAdviser.rank({
    game: 'felix',
    seat: position.actor,
    view: position.view(position.actor),
    legalMoves: position.legalMoves(position.actor),
    chance: new SeededChance('hints'),
    budget: { iterations: 10 },
  });

describe('hints at Felix', () => {
  it('the adviser of Felix is found by the id of the game, and an unknown game has none', () => {
    expect(adviserFor('felix')).toBe(felixAdviser);
    expect(adviserFor('whist')).toBeUndefined();
  });

  it('hints at Felix rank legal moves, best first, with a chance to win and its spread', () => {
    const position = afterLaying(['15', '11', '3', '3']);
    const hints = hintsAt(position);
    expect(hints.length).toBeGreaterThan(1);
    for (const { move, value, spread } of hints) {
      expect(position.refuse(position.actor, move)).toBeUndefined();
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(spread).toBeGreaterThan(0);
    }
    const [leader = 0, ...others] = hints.map(({ value }) => value);
    expect(others).toEqual(others.toSorted((a, b) => b - a));
    expect(leader).toBeGreaterThan(Math.max(...others) - 0.02);
  });

  it('of options that are level, the one that brings most points is advised', () => {
    for (const bids of [[], [3], [1, 2, 3], [5, 6]]) {
      const hints = hintsAt(afterLaying(['15', '11', '3', '3'], bids));
      const best = Math.max(...hints.map(({ value }) => value));
      const level = hints.filter(({ value }) => value >= best - 0.02).map(({ gain }) => gain?.mean ?? 0);
      expect(hints[0]?.gain?.mean).toBe(Math.max(...level));
    }
  });

  const reasonOf = (position: Position<FelixTypes>, wanted: FelixMove['type']) =>
    hintsAt(position).find(({ move }) => move.type === wanted)?.reason;

  it('[FX1] the reason for the bid of the last choice is the cheapest sack', () => {
    expect(reasonOf(afterLaying(['15', '11', '8', '8'], [0, 0, 0]), 'bid')).toEqual({
      code: 'cheapest-sack',
      points: 42,
      price: 1,
    });
  });

  it('[FR4] the reason to pass of a seat that cannot raise says so', () => {
    expect(reasonOf(afterLaying(['15', '11', '8', '8'], [15]), 'pass')).toEqual({ code: 'cannot-raise', price: 16 });
  });

  const reasonsAt = (position: Position<FelixTypes>) => hintsAt(position).map(({ reason }) => reason);

  it('[FK3] a hint tells nothing of the mice of others while money is secret', () => {
    expect(JSON.stringify(reasonsAt(startMatch()))).not.toContain('richest');
    // Everybody has 15 mice, so that 15 cannot be outbid: true, but known only to whoever counts.
    const codes = reasonsAt(afterLaying(['15', '15', '15', '15'], [14])).map(({ code }) => code);
    expect(codes).not.toContain('nobody-can-outbid');
  });

  it('[FK3] with open money a hint compares the purses', () => {
    const laid = reasonsAt(startMatch('open')).find(({ code }) => code === 'lay-what-you-can-buy');
    expect(laid).toHaveProperty('purses', { mine: 15, richest: 15 });
    const codes = reasonsAt(afterLaying(['15', '15', '15', '15'], [14], 'open')).map(({ code }) => code);
    expect(codes).toContain('nobody-can-outbid');
  });

  const optionsAt = (position: Position<FelixTypes>): readonly string[] =>
    hintsAt(position).map(({ move }) => (move.type === 'bid' ? `bid ${move.amount}` : move.type));

  it('in an auction passing and the next bid are always compared', () => {
    expect(optionsAt(afterLaying(['-8', '-8', '3', '3']))).toEqual(expect.arrayContaining(['pass', 'bid 1']));
    expect(optionsAt(afterLaying(['15', '15', '11', '8'], [12]))).toEqual(expect.arrayContaining(['pass', 'bid 13']));
    expect(optionsAt(afterLaying(['15', '11', '8', '8'], [0, 0, 0]))).toEqual(
      expect.arrayContaining(['pass', 'bid 1']),
    );
  });

  it('[FK3] while money is secret no bid is advised only because the richest rival owns that much', () => {
    const secret = optionsAt(afterLaying(['15', '15', '15', '15'], [1]));
    expect(secret).not.toContain('bid 15');
    expect(optionsAt(afterLaying(['15', '15', '15', '15'], [1], 'open'))).toContain('bid 15');
  });

  it('in an auction each option says what it brings in points by the end of the round', () => {
    const hints = hintsAt(afterLaying(['15', '11', '3', '3'], [4]));
    for (const { gain } of hints) {
      expect(gain?.low).toBeLessThanOrEqual(gain?.mean ?? 0);
      expect(gain?.high).toBeGreaterThanOrEqual(gain?.mean ?? 0);
    }
    // Whoever passes first takes 2 mice, whatever the others do.
    expect(hints.find(({ move }) => move.type === 'pass')?.gain).toEqual({ mean: 2, low: 2, high: 2 });
  });

  it('[FX1] at the last choice the row lies open: one mouse for it brings its points less one', () => {
    const hints = hintsAt(afterLaying(['15', '11', '8', '8'], [0, 0, 0]));
    expect(hints.find(({ move }) => move.type === 'bid')?.gain).toEqual({ mean: 41, low: 41, high: 41 });
    expect(hints.find(({ move }) => move.type === 'pass')?.gain).toEqual({ mean: 0, low: 0, high: 0 });
  });

  it('every hint to lay a card names the card in its reason', () => {
    const reasons = hintsAt(startMatch()).map(({ move, reason }) => [move.type, reason]);
    for (const [type, reason] of reasons) {
      expect(type).toBe('place');
      expect(reason).toHaveProperty('card');
    }
  });
});
