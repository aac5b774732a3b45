import type { Viewer } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { anyCards, auction, begin, lay, play, round, seatOf, skipRounds } from '../testing/matches.js';
import { seenRow } from '../testing/pictures.js';
import { type CardLaid, countMice, countWon, type FelixView, handSize, unseenCards } from './index.js';

const REMOVED = ['3', '5', '8', '11'] as const;
const SPECTATOR = 'spectator';

const seen = (view: FelixView, seat: number) => view.seats[seat] ?? { bid: 0 };

/** The fields of each seat that a viewer is shown beyond what all are shown. */
const extras = (view: FelixView): string[] =>
  view.seats.map((shown) => ['mice', 'won', 'hand', 'removed'].filter((field) => field in shown).join(' '));

describe('what a player may know', () => {
  it('[FK1, FK2] a player sees the own hand and laid card, and of others how many cards they hold', () => {
    const position = begin({}, { removed: REMOVED });
    play(position, 0, { type: 'place', card: '15' });
    play(position, 2, { type: 'place', card: '11' });
    const own = position.view(seatOf(2));
    expect(seen(own, 2)).toEqual({
      bid: 0,
      mice: 15,
      won: [],
      hand: ['-8', '-5', '3', '5', '15', 'rabbit', 'bigDog', 'smallDog'],
      removed: '8',
    });
    expect(seen(own, 0)).toEqual({ bid: 0 });
    expect([0, 1, 2, 3].map((index) => handSize(own, seatOf(index)))).toEqual([8, 9, 8, 9]);
    expect(seenRow(own)).toBe('(?) (11)');
    expect(seenRow(position.view(SPECTATOR))).toBe('(?) (?)');
  });

  it('[FK1, FK2] cards of the row are seen as they are turned up', () => {
    const position = begin({}, { removed: REMOVED, firstSeat: 1 });
    lay(position, '15 11 -5 -8');
    auction(position, 'pass');
    expect(seenRow(position.view(seatOf(0)))).toBe('15 11 (?) (-8)');
    expect(seenRow(position.view(seatOf(3)))).toBe('15 11 (-5) (?)');
    expect(seenRow(position.view(SPECTATOR))).toBe('15 11 (?) (?)');
  });

  it('[FK1] bids and passes are public, the last bid also after its owner has passed', () => {
    const position = begin();
    lay(position, '15 11 -5 -8');
    auction(position, '2 5 pass 6 pass');
    const view = position.view(SPECTATOR);
    expect(view.seats.map(({ bid }) => bid)).toEqual([2, 5, 0, 6]);
    expect(view).toMatchObject({ passes: [2, 0], coins: [6], toMove: [1], first: 0 });
  });

  it('[FK1] what went where in past rounds is remembered', () => {
    const position = begin();
    round(position, '15 bigDog -5 -8', '2 5 pass 6 pass pass');
    round(position, '3 -8 15 bigDog', 'pass pass pass pass');
    round(position, '5 3 3 3', 'pass pass pass 1');
    expect(position.view(SPECTATOR).past).toEqual([
      { first: 0, row: ['15', 'bigDog', '-5', '-8'], bids: [2, 5, 0, 6], passes: [2, 0, 1], buyer: 3 },
      { first: 3, row: ['3', '-8', '15', 'bigDog'], bids: [0, 0, 0, 0], passes: [3, 0, 1, 2], buyer: null },
      { first: 3, unfilled: true, row: ['5', '3', '3', '3'], bids: [0, 0, 1, 0], passes: [3, 0, 1], buyer: 2 },
    ]);
  });

  it('[FK2, FS3] the card that left a hand is known to its owner alone until the end', () => {
    const position = begin({}, { removed: REMOVED });
    for (const viewer of [0, 1, 2, 3].map(seatOf)) {
      const shown = position.view(viewer).seats.map(({ removed }) => removed);
      expect(shown).toEqual(REMOVED.map((card, seat) => (seat === viewer ? card : undefined)));
    }
    skipRounds(position, 9);
    expect(position.view(SPECTATOR).seats.map(({ removed }) => removed)).toEqual(REMOVED);
  });

  it('[FK2, FT1] nobody is shown the passive deck or the card that left it before the end', () => {
    const position = begin({ seats: 3 });
    const viewers: Viewer[] = [0, 1, 2].map(seatOf);
    for (const viewer of [...viewers, SPECTATOR] as const) expect(position.view(viewer).dummyRemoved).toBeUndefined();
    lay(position, '15 15 15');
    expect(seenRow(position.view(seatOf(1)))).toBe('-8 (?) (15) (?)');
    auction(position, 'pass pass pass');
    skipRounds(position, 8);
    expect(position.view(SPECTATOR).dummyRemoved).toBe('rabbit');
  });

  it.each([
    ['secret', 'secret', 'mice won hand removed', ''],
    ['open', 'secret', 'mice won hand removed', 'mice'],
    ['secret', 'open', 'mice won hand removed', 'won'],
    ['open', 'open', 'mice won hand removed', 'mice won'],
  ] as const)(
    '[FK3, FK4] money %s and won cards %s: a seat sees "%s" of itself and "%s" of others',
    (money, wonCards, own, others) => {
      const position = begin({ money, wonCards });
      round(position, anyCards(position), '3 pass pass pass');
      expect(extras(position.view(seatOf(1)))).toEqual([others, own, others, others]);
      expect(extras(position.view(SPECTATOR))).toEqual([others, others, others, others]);
      skipRounds(position, 8);
      expect(extras(position.view(seatOf(1)))).toEqual(
        [0, 1, 2, 3].map((seat) => (seat === 1 ? own : 'mice won removed')),
      );
    },
  );

  it('[FK3] others’ mice can be counted from what is public', () => {
    const position = begin({ seats: 5 });
    round(position, anyCards(position), '3 7 pass pass pass pass');
    round(position, anyCards(position), 'pass pass pass pass 1');
    lay(position, anyCards(position));
    auction(position, 'pass 4 pass');
    expect(countMice(position.view(SPECTATOR))).toEqual(position.state().seats.map(({ mice }) => mice));
  });

  it('[FK1, FK4] which cards others won is not shown but can be counted', () => {
    const position = begin({ edition: 'filou' });
    round(position, '15 bigDog -5 -8', '2 pass pass pass');
    round(position, '-8 15 15 15', '1 pass pass pass');
    const view = position.view(seatOf(1));
    expect(view.seats[0]?.won).toBeUndefined();
    expect(countWon(view)).toEqual([['-8', '-8', '-5', '15', '15', '15'], [], [], []]);
  });

  it('[FK1] the cards that a seat may still hold are those it has not shown', () => {
    const position = begin({}, { removed: REMOVED });
    round(position, '15 bigDog -5 -8', 'pass pass pass pass');
    lay(position, '11 15 15 15');
    expect(unseenCards(position.view(seatOf(2)), seatOf(0))).toEqual([
      '-8',
      '-5',
      '3',
      '5',
      '8',
      'rabbit',
      'bigDog',
      'smallDog',
    ]);
    expect(unseenCards(position.view(seatOf(2)), seatOf(1))).toContain('15');
  });

  it('[FK5] mice are whole numbers wherever they are shown', () => {
    const position = begin({ seats: 3, money: 'open' });
    round(position, anyCards(position), '7 pass pass');
    const { bank, coins, seats } = position.view(SPECTATOR);
    const shown = [bank, ...coins, ...seats.map(({ mice }) => mice)];
    expect(shown.map(Number.isInteger)).toEqual(shown.map(() => true));
  });
});

describe('what a player is told', () => {
  it('[FK2] only its owner hears which card was laid', () => {
    const position = begin();
    const [event] = play(position, 2, { type: 'place', card: '11' }) as [CardLaid];
    expect(position.redact(event, seatOf(2))).toEqual({ type: 'cardLaid', seat: 2, card: '11' });
    expect(position.redact(event, seatOf(1))).toEqual({ type: 'cardLaid', seat: 2 });
    expect(position.redact(event, SPECTATOR)).toEqual({ type: 'cardLaid', seat: 2 });
  });

  it('[FK1] all else is told to everybody alike', () => {
    const position = begin();
    const events = round(position, '15 bigDog -5 -8', '2 5 pass 6 pass pass');
    for (const event of events.filter(({ type }) => type !== 'cardLaid'))
      for (const viewer of [seatOf(0), SPECTATOR] as const) expect(position.redact(event, viewer)).toEqual(event);
  });
});
