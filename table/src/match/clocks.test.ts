import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { foldTable } from '../apply.js';
import { automaticMovesOf } from '../automaticMoves.js';
import type { Settings } from '../setup/settings.js';
import { ANA, BEN, CLEO, FELIX, Playground } from '../testing/playground.js';

const people = [ANA, BEN, CLEO] as const;
const withClock = (clock: Settings['clock']): Playground => new Playground({ ...FELIX, clock }).started(...people);

const deadlineOf = (play: Playground): number | undefined => {
  const due = automaticMovesOf(play.table).find(({ type }) => type === 'deadline');
  return due?.type === 'deadline' ? due.deadline : undefined;
};

describe('clocks', () => {
  it('a clock per move gives its seconds from the time the move is due', () => {
    const play = withClock({ kind: 'perMove', seconds: 30 });
    expect(deadlineOf(play)).toBe(play.at + 30_000);
    play.at += 10_000;
    play.layAll(...people);
    expect(deadlineOf(play)).toBe(play.at + 30_000);
  });

  it('a clock does not restart because another seat lays a card in the same round', () => {
    const play = withClock({ kind: 'perMove', seconds: 30 });
    const due = play.at + 30_000;
    play.at += 10_000;
    play.do(ANA, { type: 'move', move: play.firstMove(0) });
    expect(deadlineOf(play)).toBe(due);
  });

  it('a clock of days counts days', () => {
    const play = withClock({ kind: 'days', days: 3 });
    expect(deadlineOf(play)).toBe(play.at + 3 * 24 * 60 * 60 * 1000);
  });

  it('a bank loses the thinking time and gains the increment', () => {
    const play = withClock({ kind: 'bank', seconds: 100, increment: 5 });
    play.layAll(...people);
    play.at += 40_000;
    play.do(ANA, { type: 'move', move: { type: 'bid', amount: 1 } });
    // Laying took no time and gave five seconds; forty went on the bid, which gave five again.
    expect(play.table.banks.get(seat(0))).toBe(70_000);
  });

  it('a bot stands in when a clock expires, until the player returns', () => {
    const play = withClock({ kind: 'perMove', seconds: 30 });
    play.layAll(...people);
    const deadline = play.at + 30_000;
    play.at = deadline - 1;
    expect(play.own({ type: 'timeOut', seat: seat(0), deadline })).toBe('no-longer-due');
    play.at = deadline;
    expect(play.own({ type: 'timeOut', seat: seat(0), deadline: deadline + 1 })).toBe('no-longer-due');
    expect(play.own({ type: 'timeOut', seat: seat(0), deadline })).toBe('ok');
    expect(play.own({ type: 'timeOut', seat: seat(0), deadline })).toBe('no-longer-due');
    expect(automaticMovesOf(play.table)).toMatchObject([{ type: 'bot', seat: 0, bot: 'greedy' }]);
    expect(play.do(ANA, { type: 'move', move: { type: 'pass' } })).toBe('bot-plays-for-you');
    expect(play.do(ANA, { type: 'return' })).toBe('ok');
    expect(play.do(ANA, { type: 'move', move: { type: 'bid', amount: 1 } })).toBe('ok');
  });

  it('a player who comes back with an empty bank gets time to move', () => {
    const play = withClock({ kind: 'bank', seconds: 10, increment: 0 });
    play.layAll(...people);
    play.at += 10_000;
    expect(play.own({ type: 'timeOut', seat: seat(0), deadline: play.at })).toBe('ok');
    play.do(ANA, { type: 'return' });
    expect(deadlineOf(play)).toBe(play.at + 30_000);
  });
});

describe('time that the server slept', () => {
  const SLEEP = 60_000;
  const sleepOf = (play: Playground) =>
    ({ type: 'giveTime', sleeps: [{ from: play.at - SLEEP, to: play.at }] }) as const;

  it.each<Settings['clock']>([
    { kind: 'perMove', seconds: 30 },
    { kind: 'days', days: 1 },
    { kind: 'bank', seconds: 30, increment: 0 },
  ])('the clock $kind gets the time back, and everybody is told the new deadline', (clock) => {
    const play = withClock(clock);
    const deadline = deadlineOf(play) ?? 0;
    play.at += SLEEP;
    expect(play.own(sleepOf(play))).toBe('ok');
    expect(deadlineOf(play)).toBe(deadline + SLEEP);
    const changed = { type: 'deadlines', deadlines: { 0: deadline + SLEEP, 1: deadline + SLEEP, 2: deadline + SLEEP } };
    expect(play.updates.map(({ changes }) => changes)).toEqual(Array.from({ length: 4 }, () => [changed]));
    expect(play.own({ type: 'timeOut', seat: seat(0), deadline })).toBe('no-longer-due');
  });

  it('time is given back once, and only the part after the newest entry', () => {
    const play = withClock({ kind: 'perMove', seconds: 30 });
    const deadline = deadlineOf(play) ?? 0;
    const began = play.at;
    play.at += 40_000;
    expect(play.own({ type: 'giveTime', sleeps: [{ from: began - 20_000, to: play.at }] })).toBe('ok');
    expect(deadlineOf(play)).toBe(deadline + 40_000);
    expect(play.own({ type: 'giveTime', sleeps: [{ from: began - 20_000, to: play.at }] })).toBe('no-longer-due');
  });

  it('a log with time that was given back folds to the same table', () => {
    const play = withClock({ kind: 'bank', seconds: 30, increment: 5 });
    play.at += SLEEP;
    play.own(sleepOf(play));
    play.layAll(...people);
    const folded = foldTable(play.table.id, play.table.catalog, play.log);
    expect([...folded.owed]).toEqual([...play.table.owed]);
    expect([...folded.banks]).toEqual([...play.table.banks]);
  });

  it('no time is given back where no clock runs', () => {
    const play = new Playground().started(...people);
    play.at += SLEEP;
    expect(play.own(sleepOf(play))).toBe('no-longer-due');
  });
});

describe('leaving a match', () => {
  it('a player who leaves never blocks the table: a bot stands in and gives the seat back', () => {
    const play = new Playground().started(...people);
    expect(play.do(BEN, { type: 'standUp' })).toBe('ok');
    expect(automaticMovesOf(play.table)).toMatchObject([{ type: 'bot', seat: 1 }]);
    expect(play.do(BEN, { type: 'standUp' })).toBe('already-away');
    expect(play.do(BEN, { type: 'return' })).toBe('ok');
    expect(automaticMovesOf(play.table)).toEqual([]);
  });

  it('a player who resigned cannot return', () => {
    const play = new Playground().started(...people);
    expect(play.do(CLEO, { type: 'resign' })).toBe('ok');
    expect(play.do(CLEO, { type: 'return' })).toBe('already-resigned');
    expect(play.do(CLEO, { type: 'resign' })).toBe('already-resigned');
  });

  it('the late answer of a bot is refused', () => {
    const play = new Playground().started(...people);
    play.do(BEN, { type: 'standUp' });
    const [due] = automaticMovesOf(play.table);
    if (due?.type !== 'bot') throw new Error('no bot is due');
    play.do(BEN, { type: 'return' });
    const late = { type: 'botMove', seat: due.seat, decision: due.decision, move: play.firstMove(1) } as const;
    expect(play.own(late)).toBe('no-longer-due');
  });
});
