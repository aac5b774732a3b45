import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { finishedRecord } from '../archive.js';
import { snapshot } from '../audience.js';
import { automaticMovesOf } from '../automaticMoves.js';
import type { Settings } from '../setup/settings.js';
import { withOnly } from '../testing/attendance.js';
import { ANA, BEN, CHOP, CLEO, DAN, FELIX, Playground } from '../testing/playground.js';

/** After a match of three. */
const after = (settings: Partial<Settings> = {}): Playground => {
  const play = new Playground({ ...FELIX, ...settings }).started(ANA, BEN, CLEO);
  play.table.owed.clear();
  play.table.stage = 'over';
  return play;
};

const isDue = ({ table }: Playground): boolean => automaticMovesOf(table).some(({ type }) => type === 'rematch');

const peopleAt = ({ table }: Playground): readonly string[] =>
  table.occupants.map((held) => (held.kind === 'person' ? held.person : held.kind));

describe('another match', () => {
  it('another match begins when everybody has agreed, and not before', () => {
    const play = after();
    expect(play.do(BEN, { type: 'rematch' })).toBe('ok');
    expect(snapshot(play.table, 'spectator').wish).toEqual({ wish: 'rematch', seat: 1, agreed: [1] });
    expect(play.do(CLEO, { type: 'rematch' })).toBe('ok');
    expect(play.do(CLEO, { type: 'rematch' })).toBe('unchanged');
    expect(isDue(play)).toBe(false);
    expect(play.own({ type: 'startRematch' })).toBe('no-longer-due');
    expect(play.do(ANA, { type: 'agree' })).toBe('ok');
    expect(isDue(play)).toBe(true);
    expect(play.own({ type: 'startRematch' })).toBe('ok');
    expect(snapshot(play.table, 'spectator')).toMatchObject({ stage: 'playing', match: 2 });
    expect(play.table.proposal).toBeUndefined();
    expect(peopleAt(play)).toEqual([ANA, BEN, CLEO]);
  });

  it('another match begins at once where all others are bots', () => {
    const play = new Playground().seated(ANA);
    for (const index of [1, 2]) play.do(ANA, { type: 'seatBot', seat: seat(index), bot: 'greedy' });
    play.do(ANA, { type: 'start' });
    play.table.stage = 'over';
    play.do(ANA, { type: 'rematch' });
    expect(isDue(play)).toBe(true);
  });

  it('another match is only for those who sit there, after a match', () => {
    const play = after();
    expect(play.do(DAN, { type: 'rematch' })).toBe('not-seated');
    play.do(ANA, { type: 'setUp' });
    expect(play.do(ANA, { type: 'rematch' })).toBe('match-running');
  });

  it('one who would rather not ends the wish, and nobody is torn from the end', () => {
    const play = after();
    play.do(BEN, { type: 'rematch' });
    expect(play.do(ANA, { type: 'decline' })).toBe('ok');
    expect(play.table).toMatchObject({ stage: 'over', proposal: undefined });
  });

  it('everybody moves on by one seat where that was asked for, and the parts stay', () => {
    const play = new Playground({ ...CHOP, parts: {} }).started(ANA, BEN);
    const cat = play.table.match?.start.options as unknown as { readonly cat: number };
    play.table.stage = 'over';
    play.do(ANA, { type: 'rematch', change: true });
    play.do(BEN, { type: 'rematch', change: true });
    play.own({ type: 'startRematch' });
    expect(peopleAt(play)).toEqual([BEN, ANA]);
    expect(play.table.match?.start.options).toMatchObject({ cat: cat.cat });
  });

  it('who would rather sit otherwise makes a new proposal', () => {
    const play = after();
    play.do(ANA, { type: 'rematch', change: true });
    play.do(BEN, { type: 'rematch' });
    expect(play.table.proposal).toEqual({ wish: 'rematch', seat: 1, agreed: [1] });
  });

  it('who stands up is not waited for, and a bot takes the seat', () => {
    const play = after();
    for (const person of [BEN, CLEO]) play.do(person, { type: 'rematch' });
    play.do(ANA, { type: 'standUp' });
    expect(isDue(play)).toBe(true);
    play.own({ type: 'startRematch' });
    expect(peopleAt(play)).toEqual(['bot', BEN, CLEO]);
  });

  it('the wish of who stands up goes to the next who shared it, or ends', () => {
    const play = after();
    for (const person of [BEN, CLEO]) play.do(person, { type: 'rematch' });
    play.do(BEN, { type: 'standUp' });
    expect(play.table.proposal).toMatchObject({ seat: 2, agreed: [2] });
    play.do(CLEO, { type: 'standUp' });
    expect(play.table.proposal).toBeUndefined();
  });

  it('who is away is not waited for: a bot begins for them, and they have the seat back when they come', () => {
    const play = after();
    for (const person of [ANA, CLEO]) play.do(person, { type: 'rematch' });
    for (const command of withOnly(play, ANA, CLEO)) play.own(command);
    expect(isDue(play)).toBe(true);
    play.own({ type: 'startRematch' });
    expect(play.table.standIns).toEqual(new Map([[seat(1), 'away']]));
    for (const command of withOnly(play, ANA, BEN, CLEO)) play.own(command);
    expect(play.table.standIns.size).toBe(0);
  });

  it('who resigned may play again, and is not waited for', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    play.do(CLEO, { type: 'resign' });
    play.do(BEN, { type: 'resign' });
    play.table.stage = 'over';
    play.do(ANA, { type: 'rematch' });
    expect(isDue(play)).toBe(true);
    play.do(BEN, { type: 'rematch' });
    play.own({ type: 'startRematch' });
    expect(peopleAt(play)).toEqual([ANA, BEN, 'bot']);
  });
});

describe('resigning where only bots are left', () => {
  it('resigning where only bots are left ends the match without a result', () => {
    const play = new Playground().seated(ANA);
    for (const index of [1, 2]) play.do(ANA, { type: 'seatBot', seat: seat(index), bot: 'greedy' });
    play.do(ANA, { type: 'start' });
    expect(play.do(ANA, { type: 'resign' })).toBe('ok');
    expect(snapshot(play.table, 'spectator')).toMatchObject({
      stage: 'over',
      seats: [{ standIn: 'resigned' }, {}, {}],
    });
    expect(automaticMovesOf(play.table)).toEqual([]);
    expect(finishedRecord(play.table)).not.toHaveProperty('result');
    play.do(ANA, { type: 'rematch' });
    play.own({ type: 'startRematch' });
    expect(play.table).toMatchObject({ stage: 'playing', matchesPlayed: 2, host: ANA });
    expect(play.table.standIns.size).toBe(0);
  });

  it('resigning where only bots are left does not end the match while another person may come back', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    for (const person of [ANA, BEN]) play.do(person, { type: 'resign' });
    expect(play.table.stage).toBe('playing');
    play.do(CLEO, { type: 'resign' });
    expect(play.table.stage).toBe('over');
  });
});
