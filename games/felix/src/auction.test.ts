import { describe, expect, it } from 'vitest';
import { anyCards, auction, begin, lay, play, refusalOf, round, seatOf, skipRounds } from '../testing/matches.js';
import { drawn, picture, rowPicture } from '../testing/pictures.js';

const bids = (position: ReturnType<typeof begin>): string =>
  position
    .legalMoves(position.actor)
    .map((move) => (move.type === 'bid' ? move.amount : move.type))
    .join(' ');

describe('laying', () => {
  it('[FR1] the row starts with the first player and goes clockwise, whoever lays first', () => {
    const position = begin({ seats: 4 }, { firstSeat: 2 });
    for (const [seat, card] of [
      [1, '8'],
      [3, '5'],
      [0, '11'],
    ] as const)
      play(position, seat, { type: 'place', card });
    expect(picture(position)).toBe(
      drawn(`
        round 1, place, to move: 2
        bank 15, mouse cards 2 4 6
        row: (5) (11) (8)
        seat 0: 15 mice, bid 0, holds -8 -5 3 5 8 15 bigDog smallDog, won nothing
        seat 1: 15 mice, bid 0, holds -8 -5 3 5 11 15 bigDog smallDog, won nothing
        seat 2: 15 mice, bid 0, holds -8 -5 3 5 8 11 15 bigDog smallDog, won nothing
        seat 3: 15 mice, bid 0, holds -8 -5 3 8 11 15 bigDog smallDog, won nothing
      `),
    );
  });

  it('[FR1] a choice is final, and only a card of the hand can be laid', () => {
    const position = begin({}, { removed: ['3', '5', '8', '11'] });
    expect(refusalOf(position, 0, { type: 'place', card: '3' })).toBe('card-not-in-hand');
    play(position, 0, { type: 'place', card: '5' });
    expect(position.refuse(seatOf(0), { type: 'place', card: '8' })).toEqual({
      code: 'not-your-turn',
      toMove: [1, 2, 3],
    });
    expect(position.legalMoves(seatOf(0))).toEqual([]);
  });

  it('[FR1] nobody bids before all have laid, and nobody lays in the auction', () => {
    const position = begin();
    expect(position.refuse(seatOf(0), { type: 'bid', amount: 1 })).toEqual({
      code: 'wrong-phase',
      type: 'bid',
      expected: ['place'],
    });
    lay(position, '3 5 8 11');
    expect(position.refuse(seatOf(0), { type: 'place', card: '5' })).toEqual({
      code: 'wrong-phase',
      type: 'place',
      expected: ['bid', 'pass'],
    });
  });

  it('[FR1] the hand is named to its owner when a card is not in it', () => {
    const position = begin({}, { removed: ['3', '5', '8', '11'] });
    expect(position.refuse(seatOf(1), { type: 'place', card: '5' })).toEqual({
      code: 'card-not-in-hand',
      card: '5',
      hand: ['-8', '-5', '3', '8', '11', '15', 'rabbit', 'bigDog', 'smallDog'],
    });
  });
});

describe('the auction', () => {
  it.each([
    [4, 'pass', '3 (5) (8) (11)', '3 5 (8) (11)'],
    [4, 'pass pass', '3 (5) (8) (11)', '3 5 8 (11)'],
    [4, 'pass pass pass', '3 (5) (8) (11)', '3 5 8 11'],
    [5, '1 pass pass pass', '3 (5) (8) (11) (15)', '3 5 8 11 (15)'],
  ] as const)('[FR2, FR5] with %i players, after "%s" the row %s has become %s', (seats, moves, before, after) => {
    const position = begin({ seats });
    lay(position, seats === 4 ? '3 5 8 11' : '3 5 8 11 15');
    expect(rowPicture(position)).toBe(before);
    auction(position, moves);
    expect(rowPicture(position)).toBe(after);
  });

  it('[FR3] a bid is above the highest so far and at most what the player owns', () => {
    const position = begin();
    lay(position, '3 5 8 11');
    expect(bids(position)).toBe('pass 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15');
    auction(position, '12');
    expect(position.toMove).toEqual([1]);
    expect(bids(position)).toBe('pass 13 14 15');
    expect(position.refuse(seatOf(1), { type: 'bid', amount: 12 })).toEqual({
      code: 'bid-too-low',
      amount: 12,
      atLeast: 13,
    });
    expect(position.refuse(seatOf(1), { type: 'bid', amount: 16 })).toEqual({
      code: 'bid-too-high',
      amount: 16,
      atMost: 15,
    });
  });

  it('[FR3] the bid is the total: mice already lying in front count', () => {
    const position = begin({ seats: 3 });
    round(position, '3 3 3', '14 pass pass');
    lay(position, '5 5 5');
    auction(position, 'pass 3 4 5');
    expect(position.state().seats.map(({ mice, bid }) => [mice, bid])).toEqual([
      [4, 0],
      [18, 5],
      [21, 4],
    ]);
    expect(bids(position)).toBe(`pass ${Array.from({ length: 16 }, (_, index) => index + 6).join(' ')}`);
  });

  it('[FR3] turns go clockwise from the first player over those still in', () => {
    const position = begin({ seats: 5 }, { firstSeat: 3 });
    lay(position, '3 5 8 11 15');
    const turns: number[] = [];
    for (const word of ['1', 'pass', '2', '3', 'pass', '4', 'pass', '5']) {
      turns.push(position.actor);
      auction(position, word);
    }
    expect(turns).toEqual([3, 4, 0, 1, 2, 3, 0, 1]);
    expect(position.toMove).toEqual([3]);
    expect(position.refuse(seatOf(0), { type: 'pass' })).toEqual({ code: 'not-your-turn', toMove: [3] });
  });

  it('[FR4] who cannot raise must pass, and says so', () => {
    const position = begin();
    lay(position, '3 5 8 11');
    auction(position, '15');
    expect(position.legalMoves(seatOf(1))).toEqual([{ type: 'pass' }]);
    expect(refusalOf(position, 1, { type: 'bid', amount: 15 })).toBe('bid-too-low');
    expect(refusalOf(position, 1, { type: 'bid', amount: 16 })).toBe('bid-too-high');
    expect(position.state().phase).toBe('auction');
  });

  it('[FR5] who passes keeps the whole bid and takes the lowest mouse card', () => {
    const position = begin();
    lay(position, '3 5 8 11');
    auction(position, '3 5 pass');
    expect(auction(position, 'pass')).toMatchObject([
      { type: 'passed', seat: 3, took: 4 },
      { type: 'cardTurned', seat: 2, card: '8' },
    ]);
    expect(auction(position, 'pass')[0]).toEqual({ type: 'passed', seat: 0, took: 6 });
  });

  it.each([
    [3, [3, 6]],
    [4, [2, 4, 6]],
    [5, [2, 3, 4, 6]],
  ] as const)('[FS5, FR5] with %i players passing pays %j in turn', (seats, paid) => {
    const position = begin({ seats });
    lay(position, '3 5 8 11 15'.split(' ').slice(0, seats).join(' '));
    const took = paid.map(() =>
      auction(position, 'pass').flatMap((event) => (event.type === 'passed' ? [event.took] : [])),
    );
    expect(took.flat()).toEqual(paid);
    expect(position.state().coins).toEqual([]);
  });

  it('[FR6, FR7, FR8] the last one in pays the bank, takes the row and is first in the next round', () => {
    const position = begin();
    expect(round(position, '3 bigDog 8 11', '3 5 pass pass pass').slice(-6)).toEqual([
      { type: 'cardTurned', seat: 3, card: '11' },
      { type: 'catChased', dog: 'bigDog', card: '11', place: 3 },
      { type: 'dogsLeft', dogs: ['bigDog'] },
      { type: 'sackBought', seat: 1, price: 5, cards: ['3', '8'] },
      { type: 'mouseCardsFilled' },
      { type: 'roundStarted', round: 2, first: 1 },
    ]);
    expect(picture(position)).toBe(
      drawn(`
        round 2, place, to move: 0 1 2 3
        bank 8, mouse cards 2 4 6
        row: empty
        seat 0: 21 mice, bid 0, holds -8 -5 5 8 11 15 bigDog smallDog, won nothing
        seat 1: 10 mice, bid 0, holds -8 -5 3 5 8 11 15 smallDog, won 3 8
        seat 2: 17 mice, bid 0, holds -8 -5 3 5 11 15 bigDog smallDog, won nothing
        seat 3: 19 mice, bid 0, holds -8 -5 3 5 8 15 bigDog smallDog, won nothing
      `),
    );
    expect(position.view('spectator').first).toBe(1);
  });
});

describe('nobody has bid', () => {
  const alone = () => {
    const position = begin({ seats: 4 });
    lay(position, '3 bigDog 8 11');
    auction(position, 'pass pass pass');
    return position;
  };

  it('[FX1] the last player buys for exactly one mouse, or passes', () => {
    const position = alone();
    expect(rowPicture(position)).toBe('3 bigDog 8 11');
    expect(position.state().turn).toEqual([3]);
    expect(position.legalMoves(seatOf(3))).toEqual([{ type: 'pass' }, { type: 'bid', amount: 1 }]);
    expect(position.refuse(seatOf(3), { type: 'bid', amount: 2 })).toEqual({
      code: 'buy-for-one',
      amount: 2,
      price: 1,
    });
    auction(position, '1');
    expect(position.state().seats[3]).toMatchObject({ mice: 14, won: ['3', '8'] });
  });

  it('[FX1] a player without mice can only pass', () => {
    const position = begin({ seats: 4 }, { firstSeat: 3 });
    for (const moves of ['8 pass pass pass', '1 pass pass pass', '6 pass pass pass', 'pass 1 pass pass'])
      round(position, anyCards(position), moves);
    lay(position, anyCards(position));
    auction(position, 'pass pass pass');
    expect(position.state()).toMatchObject({ round: 5, phase: 'auction', turn: [3], coins: [] });
    expect(position.state().seats[3]?.mice).toBe(0);
    expect(position.legalMoves(seatOf(3))).toEqual([{ type: 'pass' }]);
    expect(position.refuse(seatOf(3), { type: 'bid', amount: 1 })).toEqual({
      code: 'bid-too-high',
      amount: 1,
      atMost: 0,
    });
  });

  it('[FX2, FX3] when the last player passes too, the row is gone, its dogs do nothing and the pass pays nothing', () => {
    const position = alone();
    expect(auction(position, 'pass')).toEqual([
      { type: 'passed', seat: 3, took: 0 },
      { type: 'rowDiscarded', cards: ['3', '8', '11', 'bigDog'] },
      { type: 'mouseCardsLeftEmpty', reason: 'allPassed' },
      { type: 'roundStarted', round: 2, first: 0 },
    ]);
    expect(picture(position)).toBe(
      drawn(`
        round 2, place, to move: 0 1 2 3
        bank 15, mouse cards empty
        row: empty
        seat 0: 17 mice, bid 0, holds -8 -5 5 8 11 15 bigDog smallDog, won nothing
        seat 1: 19 mice, bid 0, holds -8 -5 3 5 8 11 15 smallDog, won nothing
        seat 2: 21 mice, bid 0, holds -8 -5 3 5 11 15 bigDog smallDog, won nothing
        seat 3: 15 mice, bid 0, holds -8 -5 3 5 8 15 bigDog smallDog, won nothing
      `),
    );
  });

  it('[FX2] the round after an empty one is filled again as usual', () => {
    const position = begin({ seats: 4 });
    skipRounds(position, 1);
    expect(position.state()).toMatchObject({ round: 2, coins: [] });
    round(position, '3 3 3 3', '1 pass pass pass');
    expect(position.state()).toMatchObject({ round: 3, coins: [2, 4, 6], bank: 4 });
  });

  it('[FX2, FE1] nine rounds that nobody buys are a whole game', () => {
    const position = begin({ seats: 5 });
    skipRounds(position, 9);
    expect(position.outcome()?.seats.map(({ total }) => total)).toEqual([17, 18, 19, 21, 15]);
  });
});
