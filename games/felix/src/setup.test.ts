import { SeededChance, seatsOf } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { begin, dealOf, optionsOf, seatOf } from '../testing/matches.js';
import { drawn, picture } from '../testing/pictures.js';
import { CARDS, felix } from './index.js';

describe('setting up', () => {
  it.each([0, 1, 2, 6, 7, -3, 3.5, '4', null, undefined, Number.NaN])(
    '[FS1] a match of %s players is refused',
    (seats) => {
      expect(felix.parseOptions({ seats })).toMatchObject({ ok: false, error: { field: 'seats' } });
    },
  );

  it('[FS1] a match takes three to five players', () => {
    expect(felix.seatCounts).toEqual([3, 4, 5]);
    for (const seats of felix.seatCounts) expect(felix.parseOptions({ seats }).ok).toBe(true);
  });

  it('[FS2, FS3, FS4, FS5] four players, seat 2 first', () => {
    const position = begin({ seats: 4 }, { firstSeat: 2, removed: ['3', '15', '-8', 'bigDog'] });
    expect(picture(position)).toBe(
      drawn(`
        round 1, place, to move: 0 1 2 3
        bank 15, mouse cards 2 4 6
        row: empty
        seat 0: 15 mice, bid 0, holds -8 -5 5 8 11 15 rabbit bigDog smallDog, won nothing
        seat 1: 15 mice, bid 0, holds -8 -5 3 5 8 11 rabbit bigDog smallDog, won nothing
        seat 2: 15 mice, bid 0, holds -5 3 5 8 11 15 rabbit bigDog smallDog, won nothing
        seat 3: 15 mice, bid 0, holds -8 -5 3 5 8 11 15 rabbit smallDog, won nothing
      `),
    );
  });

  it.each([
    [3, 12, [3, 6], 66],
    [4, 15, [2, 4, 6], 87],
    [5, 18, [2, 3, 4, 6], 108],
  ] as const)(
    '[FS4, FS5, FS6] with %i players the bank keeps %i and the mouse cards hold %j of %i',
    (seats, bank, coins, all) => {
      const state = begin({ seats }).state();
      expect(state).toMatchObject({ bank, coins });
      const owned = state.seats.map(({ mice }) => mice);
      expect([bank, ...coins, ...owned].reduce((sum, mice) => sum + mice)).toBe(all);
      expect(new Set(owned)).toEqual(new Set([15]));
    },
  );

  it('[FS3] any card may leave any hand, whoever draws it', () => {
    for (const edition of ['felix', 'filou'] as const) {
      const chance = new SeededChance(`removed ${edition}`);
      const options = optionsOf({ edition, seats: 4 });
      const deals = Array.from({ length: 400 }, () => felix.deal(options, chance).removed);
      for (const seat of seatsOf(4)) expect(new Set(deals.map((removed) => removed[seat]))).toEqual(new Set(CARDS));
    }
  });

  it('[FS7] the host names the first player, or chance draws one', () => {
    const options = optionsOf({ seats: 5 });
    const chance = new SeededChance('first');
    for (const opener of seatsOf(5)) expect(felix.deal(options, chance, opener).firstSeat).toBe(opener);
    const drawnFirst = Array.from({ length: 200 }, () => felix.deal(options, chance).firstSeat);
    expect(new Set(drawnFirst)).toEqual(new Set(seatsOf(5)));
    expect(seatsOf(5)).toContain(felix.deal(options, chance, seatOf(5)).firstSeat);
  });
});

describe('reading a deal', () => {
  const plain = { firstSeat: 1, removed: ['3', '15', '-8', 'bigDog'] };
  const withDummy = { ...dealOf(3) };

  it('[FS3, FT1] reading a deal accepts what dealing gives, through JSON', () => {
    for (const seats of felix.seatCounts) {
      const options = optionsOf({ seats: seats as 3 | 4 | 5 });
      const deal = felix.deal(options, new SeededChance(seats));
      expect(felix.parseDeal(JSON.parse(JSON.stringify(deal)), options)).toEqual({ ok: true, value: deal });
    }
  });

  it.each([
    ['no object', 7, 'deal'],
    ['a first seat that is not there', { ...plain, firstSeat: 4 }, 'firstSeat'],
    ['no first seat', { removed: plain.removed }, 'firstSeat'],
    ['too few removed cards', { ...plain, removed: ['3', '15', '-8'] }, 'removed'],
    ['too many removed cards', { ...plain, removed: ['3', '15', '-8', '3', '5'] }, 'removed'],
    ['a number for a card', { ...plain, removed: ['3', 15, '-8', '5'] }, 'removed[1]'],
    ['an unknown card', { ...plain, removed: ['3', '15', '-8', 'hare'] }, 'removed[3]'],
    ['removed cards that are no list', { ...plain, removed: { length: 4 } }, 'removed'],
    ['a passive deck with four seats', { ...plain, dummy: withDummy }, '"dummy"'],
  ])('[FS3] refuses %s', (_, raw, field) => {
    expect(felix.parseDeal(raw, optionsOf({ seats: 4 }))).toMatchObject({ ok: false, error: { field } });
  });

  it.each([
    ['no passive deck', dealOf(4, { removed: ['3', '3', '3'] }), 'dummyRemoved'],
    ['a deck of eight', { ...withDummy, dummy: CARDS.slice(0, 8) }, 'dummy'],
    ['a deck with a card twice', { ...withDummy, dummyRemoved: '-8' }, 'dummy'],
    ['an unknown passive card', { ...withDummy, dummyRemoved: 'hare' }, 'dummyRemoved'],
    ['a field of another name', { ...withDummy, deck: [] }, '"deck"'],
  ])('[FT1] refuses %s with three seats', (_, raw, field) => {
    expect(felix.parseDeal(raw, optionsOf({ seats: 3 }))).toMatchObject({ ok: false, error: { field } });
  });
});

describe('reading options', () => {
  it('[FD4, FK3, FK4] fills in defaults and writes only what differs from them', () => {
    const options = optionsOf({ seats: 5 });
    expect(options).toEqual({
      edition: 'felix',
      seats: 5,
      bigDogFallback: 'leastNegative',
      money: 'secret',
      wonCards: 'secret',
    });
    expect(JSON.stringify(felix.formatOptions(options))).toBe('{"edition":"felix","seats":5}');
  });

  it.each([
    { edition: 'filou', seats: 3 },
    { edition: 'felix', seats: 4, bigDogFallback: 'mostNegative' },
    { edition: 'felix', seats: 4, money: 'open', wonCards: 'open' },
  ])('[FS1] reads and writes %j', (raw) => {
    const parsed = felix.parseOptions(raw);
    expect(parsed.ok && JSON.stringify(felix.formatOptions(parsed.value))).toBe(JSON.stringify(raw));
    expect(felix.drawOptions(raw, new SeededChance(1))).toEqual(raw);
  });

  it.each([
    ['edition', { edition: 'felis', seats: 4 }],
    ['bigDogFallback', { seats: 4, bigDogFallback: 'none' }],
    ['money', { seats: 4, money: true }],
    ['wonCards', { seats: 4, wonCards: 'shown' }],
    ['"wonCard"', { seats: 4, wonCard: 'open' }],
    ['options', null],
  ])('[FS1] refuses a wrong %s', (field, raw) => {
    expect(felix.parseOptions(raw)).toMatchObject({ ok: false, error: { field } });
  });
});
