import { seat } from '@miaou/kit';
import type { Snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { awaySeats, takeableBots } from './noticedSeats';
import { rematchWish } from './proposals';

const SETTINGS = { access: { join: 'link', watch: 'anyone' } } as Snapshot['settings'];
const seats = [
  { person: 'ana', name: 'Ana' },
  { person: 'ben', name: 'Ben' },
  { person: 'cleo', name: 'Cleo' },
  { bot: 'vera' },
] as unknown as Snapshot['seats'];

describe('who is away', () => {
  it('who is away is told to all but themselves, while a match is played', () => {
    const away = { 1: 1_000, 2: null };
    expect(awaySeats({ stage: 'playing', away }, seat(0))).toEqual([1, 2]);
    expect(awaySeats({ stage: 'playing', away }, seat(2))).toEqual([1]);
    expect(awaySeats({ stage: 'over', away }, seat(0))).toEqual([]);
  });
});

describe('the seats of bots', () => {
  it('the seats of bots can be taken in a match, unless the table is closed or its host keeps them', () => {
    const open = { stage: 'playing', settings: SETTINGS, seats } as const;
    expect(takeableBots(open)).toEqual([{ seat: 3, name: 'Vera' }]);
    expect(takeableBots({ ...open, stage: 'over' })).toEqual([]);
    expect(takeableBots({ ...open, settings: { ...SETTINGS, botSeats: 'kept' } })).toEqual([]);
    const closed = { ...SETTINGS, access: { join: 'closed', watch: 'anyone' } } as const;
    expect(takeableBots({ ...open, settings: closed })).toEqual([]);
  });
});

describe('the wish for another match', () => {
  const wish = { wish: 'rematch', seat: seat(1), agreed: [seat(1)] } as const;

  it('the wish for another match counts who is asked: not who has left, is away, or is a bot', () => {
    expect(rematchWish({ wish, seats }, seat(0))).toMatchObject({ by: 1, isMine: false, agreed: 1, asked: 3 });
    expect(rematchWish({ wish, seats, away: { 2: null } }, seat(1))).toMatchObject({ isMine: true, asked: 2 });
    const resigned = seats.map((facts, index) => (index === 0 ? { ...facts, standIn: 'resigned' } : facts));
    expect(rematchWish({ wish, seats: resigned as Snapshot['seats'] }, seat(1))).toMatchObject({ asked: 2 });
  });

  it('the wish for another match is none of what is asked during a match', () => {
    expect(rematchWish({ wish: { ...wish, wish: 'pause' }, seats }, seat(0))).toBeUndefined();
    expect(rematchWish({ seats }, seat(0))).toBeUndefined();
  });
});
