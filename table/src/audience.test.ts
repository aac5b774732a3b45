import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { legalFor, snapshot } from './audience.js';
import { ANA, BEN, CHOP, CLEO, FELIX, Playground } from './testing/playground.js';

describe('what a seat may do now', () => {
  it('legal moves are given to a seat that owes a decision and to no other', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    expect(legalFor(play.table, seat(1))).toEqual(play.table.match?.position.legalMoves(seat(1)));
    expect(legalFor(play.table, 'spectator')).toBeUndefined();
    const [move] = play.table.match?.position.legalMoves(seat(1)) ?? [];
    play.do(BEN, { type: 'move', move: { ...move } });
    expect(legalFor(play.table, seat(1))).toBeUndefined();
  });

  it('a seat may only roll where chance decides', () => {
    const play = new Playground(CHOP).started(ANA, BEN);
    const [move] = play.table.match?.position.legalMoves(seat(0)) ?? [];
    play.do(ANA, { type: 'move', move: { ...move } });
    expect(legalFor(play.table, seat(1))).toBe('roll');
    expect(legalFor(play.table, seat(0))).toBeUndefined();
  });

  it('a seat has no legal moves while a bot plays for it, before a match and during a pause', () => {
    expect(legalFor(new Playground().table, seat(0))).toBeUndefined();
    const play = new Playground({ ...FELIX, seats: 3 }).started(ANA, BEN, CLEO);
    play.do(BEN, { type: 'standUp' });
    expect(legalFor(play.table, seat(1))).toBeUndefined();
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.do(CLEO, { type: 'agree' });
    expect(legalFor(play.table, seat(0))).toBeUndefined();
  });
});

describe('a snapshot', () => {
  it('a snapshot names people and bots, and says why a bot plays for a person', () => {
    const play = new Playground({ ...FELIX, seats: 4 }).seated(ANA, BEN);
    play.do(ANA, { type: 'seatBot', seat: seat(3), bot: 'greedy' });
    expect(snapshot(play.table, 'spectator').seats).toEqual([
      { person: ANA, name: ANA },
      { person: BEN, name: BEN },
      {},
      { bot: 'greedy' },
    ]);
    play.do(CLEO, { type: 'sit' });
    play.do(ANA, { type: 'start' });
    play.do(BEN, { type: 'resign' });
    expect(snapshot(play.table, 'spectator').seats[1]).toEqual({ person: BEN, name: BEN, standIn: 'resigned' });
  });
});
