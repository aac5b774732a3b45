import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { ANA, BEN, CLEO, DAN, FELIX, Playground } from '../testing/playground.js';

describe('sitting down', () => {
  it('sitting down gives the first free seat, or the one asked for, and refuses a taken one', () => {
    const play = new Playground();
    expect(play.do(ANA, { type: 'sit' })).toBe('ok');
    expect(play.do(BEN, { type: 'sit', seat: seat(2) })).toBe('ok');
    expect(play.do(CLEO, { type: 'sit', seat: seat(2) })).toBe('seat-taken');
    expect(play.do(CLEO, { type: 'sit', seat: seat(4) })).toBe('no-such-seat');
    expect(play.do(CLEO, { type: 'sit' })).toBe('ok');
    expect(play.table.occupants).toEqual([ANA, CLEO, BEN].map((person) => ({ kind: 'person', person, name: person })));
    expect(play.do(DAN, { type: 'sit' })).toBe('table-full');
  });

  it('a seated person can change seats but never holds two', () => {
    const play = new Playground().seated(ANA);
    expect(play.do(ANA, { type: 'sit' })).toBe('already-seated');
    expect(play.do(ANA, { type: 'sit', seat: seat(2) })).toBe('ok');
    expect(play.table.occupants.map(({ kind }) => kind)).toEqual(['empty', 'empty', 'person']);
  });

  it('a closed table refuses seats to strangers, not to its host', () => {
    const play = new Playground({ ...FELIX, access: { join: 'closed', watch: 'anyone' } });
    expect(play.do(BEN, { type: 'sit' })).toBe('table-closed');
    expect(play.do(ANA, { type: 'sit' })).toBe('ok');
  });

  it('nobody can sit down once the match has begun', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    expect(play.do(DAN, { type: 'sit' })).toBe('match-running');
  });
});

describe('the host', () => {
  it('the host stays host without sitting down, and another becomes host when the host leaves', () => {
    const play = new Playground().seated(BEN, ANA);
    expect(play.table.host).toBe(ANA);
    play.do(ANA, { type: 'standUp' });
    expect(play.table.host).toBe(BEN);
    play.do(BEN, { type: 'standUp' });
    expect(play.table.host).toBeUndefined();
    play.do(CLEO, { type: 'sit' });
    expect(play.table.host).toBe(CLEO);
  });

  it('the host is never a person who left the match, and the first who comes back is host again', () => {
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
  ] as const)('only the host may %j', (command) => {
    const play = new Playground().seated(ANA, BEN);
    expect(play.do(BEN, command)).toBe('host-only');
  });

  it('the host can send away and ban others, but not themselves', () => {
    const play = new Playground().seated(ANA, BEN);
    expect(play.do(ANA, { type: 'sendAway', person: ANA, ban: false })).toBe('cannot-send-host-away');
    expect(play.do(ANA, { type: 'sendAway', person: BEN, ban: false })).toBe('ok');
    expect(play.do(ANA, { type: 'sendAway', person: BEN, ban: false })).toBe('not-seated');
    expect(play.do(BEN, { type: 'sit' })).toBe('ok');
    expect(play.do(ANA, { type: 'sendAway', person: BEN, ban: true })).toBe('ok');
    expect(play.do(BEN, { type: 'sit' })).toBe('no-such-table');
    expect(play.do(ANA, { type: 'sendAway', person: BEN, ban: true })).toBe('already-banned');
  });

  it('a person who is sent away in a match no longer sees the cards of the seat', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    play.do(ANA, { type: 'sendAway', person: BEN, ban: false });
    expect(play.table.occupants[1]).toEqual({ kind: 'bot', bot: 'greedy' });
    expect(play.do(BEN, { type: 'move', move: { type: 'pass' } })).toBe('not-seated');
  });
});

describe('bots', () => {
  it('bots are seated by name in free seats and removed again', () => {
    const play = new Playground().seated(ANA);
    expect(play.do(ANA, { type: 'seatBot', seat: seat(0), bot: 'greedy' })).toBe('seat-taken');
    expect(play.do(ANA, { type: 'seatBot', seat: seat(1), bot: 'constructor' })).toBe('no-such-bot');
    expect(play.do(ANA, { type: 'seatBot', seat: seat(1), bot: 'greedy' })).toBe('ok');
    expect(play.do(ANA, { type: 'seatBot', seat: seat(1), bot: 'random' })).toBe('ok');
    expect(play.do(ANA, { type: 'removeBot', seat: seat(1) })).toBe('ok');
    expect(play.do(ANA, { type: 'removeBot', seat: seat(1) })).toBe('no-bot-there');
  });
});
