import { gameById } from '@miaou/games';
import { seat } from '@miaou/kit';
import type { PersonId, SeatFacts, Snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { awayNames, fillWithBots, freeSeats, mySeat, placesOf, seatCountsFor, sidesOf, swapWithBot } from './seating';

const ana = 'ana' as PersonId;
const ben = 'ben' as PersonId;
const onlooker = { me: ana, presence: { present: [ana], watching: 0 } };

const table = (seats: readonly SeatFacts[], parts: Snapshot['settings']['parts'] = {}): Snapshot => ({
  table: 't',
  as: 'spectator',
  n: 0,
  match: 0,
  host: ana,
  settings: {
    game: 'chop',
    seats: seats.length,
    options: {},
    parts,
    clock: { kind: 'none' },
    access: { join: 'link', watch: 'anyone' },
  },
  seats,
  stage: 'gathering',
  view: null,
});

const ANA = { person: ana, name: 'Ana' };
const BEN = { person: ben, name: 'Ben' };

describe('who sits where', () => {
  const places = placesOf(table([ANA, BEN, { bot: 'vera' }, {}]), onlooker);

  it('tells people, bots and free seats apart', () => {
    expect(places.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'free']);
    expect(freeSeats(places)).toEqual([3]);
    expect(mySeat(places)).toBe(0);
  });

  it('knows who is away, and never says so of the one who looks', () => {
    expect(awayNames(places)).toEqual(['Ben']);
    const unseen = { me: ana, presence: { present: [], watching: 0 } };
    expect(awayNames(placesOf(table([ANA]), unseen))).toEqual([]);
  });

  it('has two sides once the cat is named', () => {
    expect(sidesOf(places, table([]).settings)).toBeUndefined();
    const sides = sidesOf(places, table([], { cat: seat(1) }).settings);
    expect(sides?.cat.seat).toBe(1);
    expect(sides?.mice.map((place) => place.seat)).toEqual([0, 2, 3]);
  });
});

describe('seat counts', () => {
  it('on offer leave nobody without a seat', () => {
    const chop = gameById('chop');
    if (chop === undefined) throw new Error('no Chop');
    const places = placesOf(table([ANA, {}, BEN, { bot: 'ida' }]), onlooker);
    expect(seatCountsFor(chop, places)).toEqual([3, 4, 5]);
  });
});

describe('filling up', () => {
  it('seats a bot on every free seat, and nobody twice', () => {
    const places = placesOf(table([ANA, { bot: 'mirek' }, {}, {}, {}]), onlooker);
    const commands = fillWithBots(places);
    expect(commands.map((command) => command.type === 'seatBot' && command.seat)).toEqual([2, 3, 4]);
    const bots = commands.flatMap((command) => (command.type === 'seatBot' ? [command.bot] : []));
    expect(new Set([...bots, 'mirek']).size).toBe(4);
  });

  it('does nothing at a full table', () => {
    expect(fillWithBots(placesOf(table([ANA, BEN]), onlooker))).toEqual([]);
  });
});

describe('changing places with a bot', () => {
  it('ends with the bot on the old seat', () => {
    expect(swapWithBot(seat(0), { kind: 'bot', seat: seat(2), bot: 'vera' })).toEqual([
      { type: 'removeBot', seat: 2 },
      { type: 'sit', seat: 2 },
      { type: 'seatBot', seat: 0, bot: 'vera' },
    ]);
  });
});
