import { describe, expect, it } from 'vitest';
import { dutiesOf } from './duties.js';
import { ANA, BEN, CLEO, FELIX, Playground } from './testing/playground.js';

const people = [ANA, BEN, CLEO] as const;

const inAuction = (settings = FELIX): Playground => {
  return new Playground(settings).started(...people).layAll(...people);
};

describe('undo by consent', () => {
  it('takes a bid back once everybody agrees', () => {
    const play = inAuction();
    play.do(ANA, { type: 'move', move: { type: 'bid', amount: 9 } });
    expect(play.do(ANA, { type: 'ask', wish: 'undo' })).toBe('ok');
    expect(play.do(BEN, { type: 'agree' })).toBe('ok');
    expect(play.do(BEN, { type: 'agree' })).toBe('already-agreed');
    expect(play.table.match?.position.toMove).toEqual([1]);
    expect(play.do(CLEO, { type: 'agree' })).toBe('ok');
    expect(play.table.match?.position.toMove).toEqual([0]);
    expect(play.updates.every(({ changes }) => changes.some(({ type }) => type === 'view'))).toBe(true);
  });

  it('is off as soon as one declines, or somebody moves', () => {
    const play = inAuction();
    play.do(ANA, { type: 'move', move: { type: 'bid', amount: 9 } });
    play.do(ANA, { type: 'ask', wish: 'undo' });
    play.do(BEN, { type: 'decline' });
    expect(play.do(CLEO, { type: 'agree' })).toBe('nothing-asked');
    play.do(ANA, { type: 'ask', wish: 'undo' });
    play.do(BEN, { type: 'move', move: { type: 'bid', amount: 10 } });
    expect(play.do(CLEO, { type: 'agree' })).toBe('nothing-asked');
  });

  it('never crosses a card turned up or the act of another seat', () => {
    const play = inAuction();
    play.do(ANA, { type: 'move', move: { type: 'pass' } });
    expect(play.do(ANA, { type: 'ask', wish: 'undo' })).toBe('undo-crosses-reveal');
    play.do(BEN, { type: 'move', move: { type: 'bid', amount: 2 } });
    expect(play.do(ANA, { type: 'ask', wish: 'undo' })).toBe('not-your-move-to-undo');
  });
});

describe('a wish', () => {
  it('can be taken back by who had it, and by who agreed', () => {
    const play = inAuction();
    play.do(ANA, { type: 'ask', wish: 'pause' });
    expect(play.do(ANA, { type: 'decline' })).toBe('ok');
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.do(BEN, { type: 'agree' });
    expect(play.do(BEN, { type: 'decline' })).toBe('ok');
    expect(play.do(CLEO, { type: 'agree' })).toBe('nothing-asked');
  });

  it('is granted when the last one who had not answered leaves', () => {
    const play = inAuction();
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.do(BEN, { type: 'agree' });
    play.do(CLEO, { type: 'standUp' });
    expect(play.table.stage).toBe('paused');
  });

  it('ends when who had it leaves', () => {
    const play = inAuction();
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.do(ANA, { type: 'standUp' });
    expect(play.table.wish).toBeUndefined();
    expect(play.table.stage).toBe('playing');
    expect(play.updates[0]?.changes).toContainEqual({ type: 'wish', wish: null });
  });

  it('is not for those for whom a bot plays', () => {
    const play = inAuction();
    play.do(CLEO, { type: 'standUp' });
    expect(play.do(CLEO, { type: 'ask', wish: 'pause' })).toBe('bot-plays-for-you');
    play.do(ANA, { type: 'ask', wish: 'pause' });
    expect(play.do(CLEO, { type: 'decline' })).toBe('bot-plays-for-you');
    play.do(BEN, { type: 'agree' });
    expect(play.table.stage).toBe('paused');
  });
});

describe('pause by consent', () => {
  it('lasts while everybody wants it: one who wants to play on is enough', () => {
    const play = inAuction();
    for (const person of people) play.do(person, person === ANA ? { type: 'ask', wish: 'pause' } : { type: 'agree' });
    expect(play.do(BEN, { type: 'ask', wish: 'resume' })).toBe('ok');
    expect(play.table.stage).toBe('playing');
    expect(play.updates[0]?.changes).toEqual([
      { type: 'wish', wish: null, granted: 'resume' },
      { type: 'stage', stage: 'playing', match: 1 },
    ]);
  });

  it('is granted when the last who was still asked leaves', () => {
    const play = inAuction();
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.do(BEN, { type: 'agree' });
    expect(play.table.stage).toBe('playing');
    play.do(CLEO, { type: 'standUp' });
    expect(play.table.stage).toBe('paused');
  });

  it('stops moves and clocks, and goes on where it stopped', () => {
    const play = inAuction({ ...FELIX, clock: { kind: 'perMove', seconds: 60 } });
    play.at += 20_000;
    for (const person of people) play.do(person, person === ANA ? { type: 'ask', wish: 'pause' } : { type: 'agree' });
    expect(play.table.stage).toBe('paused');
    expect(dutiesOf(play.table)).toEqual([]);
    expect(play.do(ANA, { type: 'move', move: { type: 'pass' } })).toBe('paused');
    play.at += 1_000_000;
    for (const person of people) play.do(person, person === BEN ? { type: 'ask', wish: 'resume' } : { type: 'agree' });
    for (const person of people) play.do(person, { type: 'agree' });
    expect(play.table.stage).toBe('playing');
    expect(dutiesOf(play.table)).toEqual([{ type: 'deadline', seat: 0, deadline: play.at + 40_000 }]);
  });
});
