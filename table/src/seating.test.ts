import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { ANA, BEN, CLEO, DAN, FELIX, Playground } from './testing/playground.js';

describe('sitting down', () => {
  it('gives the first free seat, or the one asked for, and refuses a taken one', () => {
    const play = new Playground();
    expect(play.do(ANA, { type: 'sit' })).toBe('ok');
    expect(play.do(BEN, { type: 'sit', seat: seat(2) })).toBe('ok');
    expect(play.do(CLEO, { type: 'sit', seat: seat(2) })).toBe('seat-taken');
    expect(play.do(CLEO, { type: 'sit', seat: seat(4) })).toBe('no-such-seat');
    expect(play.do(CLEO, { type: 'sit' })).toBe('ok');
    expect(play.table.occupants).toEqual([ANA, CLEO, BEN].map((person) => ({ kind: 'person', person, name: person })));
    expect(play.do(DAN, { type: 'sit' })).toBe('table-full');
  });

  it('lets who sits already change seats and never hold two', () => {
    const play = new Playground().seated(ANA);
    expect(play.do(ANA, { type: 'sit' })).toBe('already-seated');
    expect(play.do(ANA, { type: 'sit', seat: seat(2) })).toBe('ok');
    expect(play.table.occupants.map(({ kind }) => kind)).toEqual(['empty', 'empty', 'person']);
  });

  it('is closed to strangers at a closed table, not to its host', () => {
    const play = new Playground({ ...FELIX, access: { join: 'closed', watch: 'anyone' } });
    expect(play.do(BEN, { type: 'sit' })).toBe('table-closed');
    expect(play.do(ANA, { type: 'sit' })).toBe('ok');
  });

  it('ends when the match has begun', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    expect(play.do(DAN, { type: 'sit' })).toBe('match-running');
  });
});

describe('the host', () => {
  it('stays host without sitting down, and hands on when leaving', () => {
    const play = new Playground().seated(BEN, ANA);
    expect(play.table.host).toBe(ANA);
    play.do(ANA, { type: 'standUp' });
    expect(play.table.host).toBe(BEN);
    play.do(BEN, { type: 'standUp' });
    expect(play.table.host).toBeUndefined();
    play.do(CLEO, { type: 'sit' });
    expect(play.table.host).toBe(CLEO);
  });

  it('is never one who has left the match, and is again who comes back first', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    play.do(BEN, { type: 'standUp' });
    play.do(ANA, { type: 'standUp' });
    expect(play.table.host).toBe(CLEO);
    play.do(CLEO, { type: 'standUp' });
    expect(play.table.host).toBeUndefined();
    play.do(BEN, { type: 'return' });
    expect(play.table.host).toBe(BEN);
  });

  it.each([
    [{ type: 'seatBot', seat: seat(1), bot: 'greedy' }],
    [{ type: 'removeBot', seat: seat(1) }],
    [{ type: 'sendAway', person: ANA, ban: true }],
    [{ type: 'start' }],
    [{ type: 'configure', settings: FELIX }],
  ] as const)('alone may %j', (command) => {
    const play = new Playground().seated(ANA, BEN);
    expect(play.do(BEN, command)).toBe('host-only');
  });

  it('sends away and bans, but not themselves', () => {
    const play = new Playground().seated(ANA, BEN);
    expect(play.do(ANA, { type: 'sendAway', person: ANA, ban: false })).toBe('cannot-send-host-away');
    expect(play.do(ANA, { type: 'sendAway', person: BEN, ban: false })).toBe('ok');
    expect(play.do(ANA, { type: 'sendAway', person: BEN, ban: false })).toBe('not-seated');
    expect(play.do(BEN, { type: 'sit' })).toBe('ok');
    expect(play.do(ANA, { type: 'sendAway', person: BEN, ban: true })).toBe('ok');
    expect(play.do(BEN, { type: 'sit' })).toBe('no-such-table');
    expect(play.do(ANA, { type: 'sendAway', person: BEN, ban: true })).toBe('already-banned');
  });

  it('takes the cards of who is sent away in a match out of their sight', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    play.do(ANA, { type: 'sendAway', person: BEN, ban: false });
    expect(play.table.occupants[1]).toEqual({ kind: 'bot', bot: 'greedy' });
    expect(play.do(BEN, { type: 'move', move: { type: 'pass' } })).toBe('not-seated');
  });
});

describe('bots', () => {
  it('are seated by name in free seats and removed again', () => {
    const play = new Playground().seated(ANA);
    expect(play.do(ANA, { type: 'seatBot', seat: seat(0), bot: 'greedy' })).toBe('seat-taken');
    expect(play.do(ANA, { type: 'seatBot', seat: seat(1), bot: 'constructor' })).toBe('no-such-bot');
    expect(play.do(ANA, { type: 'seatBot', seat: seat(1), bot: 'greedy' })).toBe('ok');
    expect(play.do(ANA, { type: 'seatBot', seat: seat(1), bot: 'random' })).toBe('ok');
    expect(play.do(BEN, { type: 'sit', seat: seat(1) })).toBe('seat-taken');
    expect(play.do(ANA, { type: 'removeBot', seat: seat(1) })).toBe('ok');
    expect(play.do(ANA, { type: 'removeBot', seat: seat(1) })).toBe('no-bot-there');
  });
});
