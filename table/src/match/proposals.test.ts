import { seatsOf } from '@miaou/kit';
import { describe, expect, it, vi } from 'vitest';
import { automaticMovesOf } from '../automaticMoves.js';
import { ANA, BEN, CLEO, FELIX, Playground } from '../testing/playground.js';

const people = [ANA, BEN, CLEO] as const;

const inAuction = (settings = FELIX): Playground => {
  return new Playground(settings).started(...people).layAll(...people);
};

describe('undo by consent', () => {
  it('an undo takes a bid back once all agree', () => {
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

  it('an undo leads to the position that the moves before it lead to, and does not play them again', () => {
    const play = inAuction();
    const { match } = play.table;
    if (match === undefined) throw new Error('no match was started');
    play.do(ANA, { type: 'move', move: { type: 'bid', amount: 9 } });
    const start = vi.spyOn(match.game, 'start');
    play.do(ANA, { type: 'ask', wish: 'undo' });
    play.do(BEN, { type: 'agree' });
    play.do(CLEO, { type: 'agree' });
    expect(start).not.toHaveBeenCalled();
    const again = match.game.start(match.start.options, match.start.deal);
    for (const { seat, ...move } of match.moves) again.play(seat, move);
    expect(match.position.state()).toEqual(again.state());
    for (const viewer of [...seatsOf(3), 'spectator'] as const)
      expect(JSON.stringify(match.position.view(viewer))).toBe(JSON.stringify(again.view(viewer)));
    expect(play.do(ANA, { type: 'ask', wish: 'undo' })).toBe('not-your-move-to-undo');
  });

  it('a proposed undo ends as soon as one declines or moves', () => {
    const play = inAuction();
    play.do(ANA, { type: 'move', move: { type: 'bid', amount: 9 } });
    play.do(ANA, { type: 'ask', wish: 'undo' });
    play.do(BEN, { type: 'decline' });
    expect(play.do(CLEO, { type: 'agree' })).toBe('nothing-asked');
    play.do(ANA, { type: 'ask', wish: 'undo' });
    play.do(BEN, { type: 'move', move: { type: 'bid', amount: 10 } });
    expect(play.do(CLEO, { type: 'agree' })).toBe('nothing-asked');
  });

  it('an undo never crosses a card turned up or the move of another seat', () => {
    const play = inAuction();
    play.do(ANA, { type: 'move', move: { type: 'pass' } });
    expect(play.do(ANA, { type: 'ask', wish: 'undo' })).toBe('undo-crosses-reveal');
    play.do(BEN, { type: 'move', move: { type: 'bid', amount: 2 } });
    expect(play.do(ANA, { type: 'ask', wish: 'undo' })).toBe('not-your-move-to-undo');
  });
});

describe('a proposal', () => {
  it('a proposal can be withdrawn by its maker and by those who agreed', () => {
    const play = inAuction();
    play.do(ANA, { type: 'ask', wish: 'pause' });
    expect(play.do(ANA, { type: 'decline' })).toBe('ok');
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.do(BEN, { type: 'agree' });
    expect(play.do(BEN, { type: 'decline' })).toBe('ok');
    expect(play.do(CLEO, { type: 'agree' })).toBe('nothing-asked');
  });

  it('a proposal is granted when the last seat that had not answered leaves', () => {
    const play = inAuction();
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.do(BEN, { type: 'agree' });
    play.do(CLEO, { type: 'standUp' });
    expect(play.table.stage).toBe('paused');
  });

  it('a proposal ends when its maker leaves', () => {
    const play = inAuction();
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.do(ANA, { type: 'standUp' });
    expect(play.table.proposal).toBeUndefined();
    expect(play.table.stage).toBe('playing');
    expect(play.updates[0]?.changes).toContainEqual({ type: 'wish', wish: null });
  });

  it('a person for whom a bot plays can neither propose nor answer', () => {
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
  it('a pause ends as soon as one person wants to play on', () => {
    const play = inAuction();
    for (const person of people) play.do(person, person === ANA ? { type: 'ask', wish: 'pause' } : { type: 'agree' });
    expect(play.do(BEN, { type: 'ask', wish: 'resume' })).toBe('ok');
    expect(play.table.stage).toBe('playing');
    expect(play.updates[0]?.changes).toEqual([
      { type: 'wish', wish: null, granted: 'resume' },
      { type: 'stage', stage: 'playing', match: 1 },
    ]);
  });

  it('a pause is granted when the last seat that was asked leaves', () => {
    const play = inAuction();
    play.do(ANA, { type: 'ask', wish: 'pause' });
    play.do(BEN, { type: 'agree' });
    expect(play.table.stage).toBe('playing');
    play.do(CLEO, { type: 'standUp' });
    expect(play.table.stage).toBe('paused');
  });

  it('a pause stops moves and clocks, which go on where they stopped', () => {
    const play = inAuction({ ...FELIX, clock: { kind: 'perMove', seconds: 60 } });
    play.at += 20_000;
    for (const person of people) play.do(person, person === ANA ? { type: 'ask', wish: 'pause' } : { type: 'agree' });
    expect(play.table.stage).toBe('paused');
    expect(automaticMovesOf(play.table)).toEqual([]);
    expect(play.do(ANA, { type: 'move', move: { type: 'pass' } })).toBe('paused');
    play.at += 1_000_000;
    for (const person of people) play.do(person, person === BEN ? { type: 'ask', wish: 'resume' } : { type: 'agree' });
    for (const person of people) play.do(person, { type: 'agree' });
    expect(play.table.stage).toBe('playing');
    expect(automaticMovesOf(play.table)).toEqual([{ type: 'deadline', seat: 0, deadline: play.at + 40_000 }]);
  });
});
