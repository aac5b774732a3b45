import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { dutiesOf } from './duties.js';
import type { Settings } from './settings.js';
import { ANA, BEN, CLEO, FELIX, Playground } from './testing/playground.js';

const people = [ANA, BEN, CLEO] as const;
const withClock = (clock: Settings['clock']): Playground => new Playground({ ...FELIX, clock }).started(...people);

const deadlineOf = (play: Playground): number | undefined => {
  const duty = dutiesOf(play.table).find(({ type }) => type === 'deadline');
  return duty?.type === 'deadline' ? duty.deadline : undefined;
};

describe('clocks', () => {
  it('give so many seconds for each move, from the moment it is due', () => {
    const play = withClock({ kind: 'perMove', seconds: 30 });
    expect(deadlineOf(play)).toBe(play.at + 30_000);
    play.at += 10_000;
    play.layAll(...people);
    expect(deadlineOf(play)).toBe(play.at + 30_000);
  });

  it('do not start anew because another lays a card in the same round', () => {
    const play = withClock({ kind: 'perMove', seconds: 30 });
    const due = play.at + 30_000;
    play.at += 10_000;
    play.do(ANA, { type: 'move', move: play.firstMove(0) });
    expect(deadlineOf(play)).toBe(due);
  });

  it('count days where a match goes over days', () => {
    const play = withClock({ kind: 'days', days: 3 });
    expect(deadlineOf(play)).toBe(play.at + 3 * 24 * 60 * 60 * 1000);
  });

  it('take thinking time off the bank and add the increment', () => {
    const play = withClock({ kind: 'bank', seconds: 100, increment: 5 });
    play.layAll(...people);
    play.at += 40_000;
    play.do(ANA, { type: 'move', move: { type: 'bid', amount: 1 } });
    // Laying took no time and gave five seconds; forty went on the bid, which gave five again.
    expect(play.table.banks.get(seat(0))).toBe(70_000);
  });

  it('let a bot stand in when they run out, until the player returns', () => {
    const play = withClock({ kind: 'perMove', seconds: 30 });
    play.layAll(...people);
    const deadline = play.at + 30_000;
    play.at = deadline - 1;
    expect(play.own({ type: 'timeOut', seat: seat(0), deadline })).toBe('no-longer-due');
    play.at = deadline;
    expect(play.own({ type: 'timeOut', seat: seat(0), deadline: deadline + 1 })).toBe('no-longer-due');
    expect(play.own({ type: 'timeOut', seat: seat(0), deadline })).toBe('ok');
    expect(play.own({ type: 'timeOut', seat: seat(0), deadline })).toBe('no-longer-due');
    expect(dutiesOf(play.table)).toMatchObject([{ type: 'bot', seat: 0, bot: 'greedy' }]);
    expect(play.do(ANA, { type: 'move', move: { type: 'pass' } })).toBe('bot-plays-for-you');
    expect(play.do(ANA, { type: 'return' })).toBe('ok');
    expect(play.do(ANA, { type: 'move', move: { type: 'bid', amount: 1 } })).toBe('ok');
  });

  it('leave time to move for who comes back with an empty bank', () => {
    const play = withClock({ kind: 'bank', seconds: 10, increment: 0 });
    play.layAll(...people);
    play.at += 10_000;
    expect(play.own({ type: 'timeOut', seat: seat(0), deadline: play.at })).toBe('ok');
    play.do(ANA, { type: 'return' });
    expect(deadlineOf(play)).toBe(play.at + 30_000);
  });
});

describe('leaving a match', () => {
  it('never blocks the table: a bot stands in and gives the seat back', () => {
    const play = new Playground().started(...people);
    expect(play.do(BEN, { type: 'standUp' })).toBe('ok');
    expect(dutiesOf(play.table)).toMatchObject([{ type: 'bot', seat: 1 }]);
    expect(play.do(BEN, { type: 'standUp' })).toBe('already-away');
    expect(play.do(BEN, { type: 'return' })).toBe('ok');
    expect(dutiesOf(play.table)).toEqual([]);
  });

  it('is final for who resigns', () => {
    const play = new Playground().started(...people);
    expect(play.do(CLEO, { type: 'resign' })).toBe('ok');
    expect(play.do(CLEO, { type: 'return' })).toBe('already-resigned');
    expect(play.do(CLEO, { type: 'resign' })).toBe('already-resigned');
  });

  it('throws away what a bot answers too late', () => {
    const play = new Playground().started(...people);
    play.do(BEN, { type: 'standUp' });
    const [duty] = dutiesOf(play.table);
    if (duty?.type !== 'bot') throw new Error('no bot is due');
    play.do(BEN, { type: 'return' });
    const late = { type: 'botMove', seat: duty.seat, decision: duty.decision, move: play.firstMove(1) } as const;
    expect(play.own(late)).toBe('no-longer-due');
  });
});
