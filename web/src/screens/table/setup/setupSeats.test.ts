import { gameById } from '@miaou/games';
import { seat } from '@miaou/kit';
import type { PersonId, SeatFacts, Snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../../games/chop/sides';
import {
  awayNames,
  fillWithBots,
  freeSeats,
  mySeat,
  othersWatching,
  seatCountsFor,
  setupSeatsOf,
  splitSides,
  swapWithBot,
} from './setupSeats';

const ana = 'ana' as PersonId;
const ben = 'ben' as PersonId;
const reader = { me: ana, presence: { present: [ana], watching: 0 } };

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
  const seats = setupSeatsOf(table([ANA, BEN, { bot: 'vera' }, {}]), reader);

  it('table setup tells people, bots and free seats apart', () => {
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'free']);
    expect(freeSeats(seats)).toEqual([3]);
    expect(mySeat(seats)).toBe(0);
  });

  it('a person who is not connected is away, the reader never is', () => {
    expect(awayNames(seats)).toEqual(['Ben']);
    const unseen = { me: ana, presence: { present: [], watching: 0 } };
    expect(awayNames(setupSeatsOf(table([ANA]), unseen))).toEqual([]);
  });

  it('a reader who has not sat down is not told of as somebody else who watches', () => {
    const watched = (watching: number) => ({ me: ana, presence: { present: [], watching } });
    expect([1, 3].map((count) => othersWatching(watched(count), undefined))).toEqual([0, 2]);
    expect([0, 1].map((count) => othersWatching(watched(count), seat(0)))).toEqual([0, 1]);
    // Before the server has said who is there.
    expect(othersWatching(watched(0), undefined)).toBe(0);
  });

  it('a table has two sides once somebody is named for the part that plays alone', () => {
    expect(splitSides(seats, table([]).settings, SIDES)).toBeUndefined();
    const split = splitSides(seats, table([], { cat: seat(1) }).settings, SIDES);
    expect(split?.holder.seat).toBe(1);
    expect(split?.others.map((one) => one.seat)).toEqual([0, 2, 3]);
  });
});

describe('seat counts', () => {
  it('a seat count that would leave a person without a seat is not offered', () => {
    const chop = gameById('chop');
    if (chop === undefined) throw new Error('no Chop');
    const seats = setupSeatsOf(table([ANA, {}, BEN, { bot: 'ida' }]), reader);
    expect(seatCountsFor(chop, seats)).toEqual([3, 4, 5]);
  });
});

describe('filling up', () => {
  it('filling up seats a different bot on every free seat', () => {
    const seats = setupSeatsOf(table([ANA, { bot: 'mirek' }, {}, {}, {}]), reader);
    const commands = fillWithBots('chop', seats);
    expect(commands.map((command) => command.type === 'seatBot' && command.seat)).toEqual([2, 3, 4]);
    const bots = commands.flatMap((command) => (command.type === 'seatBot' ? [command.bot] : []));
    expect(new Set([...bots, 'mirek']).size).toBe(4);
  });

  it('filling up does nothing at a full table', () => {
    expect(fillWithBots('chop', setupSeatsOf(table([ANA, BEN]), reader))).toEqual([]);
  });
});

describe('changing seats with a bot', () => {
  it('changing seats with a bot ends with the bot on the old seat', () => {
    expect(swapWithBot(seat(0), { kind: 'bot', seat: seat(2), bot: 'vera' })).toEqual([
      { type: 'removeBot', seat: 2 },
      { type: 'sit', seat: 2 },
      { type: 'seatBot', seat: 0, bot: 'vera' },
    ]);
  });
});
