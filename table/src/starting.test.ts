import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { checkSettings } from './starting.js';
import { ANA, BEN, CHOP, CLEO, FELIX, house, Playground } from './testing/playground.js';

const refusalOf = (settings: typeof FELIX): string | undefined => {
  const verdict = checkSettings(house.gameById(settings.game), settings);
  return verdict !== undefined && 'refusal' in verdict ? verdict.refusal.code : undefined;
};

describe('settings', () => {
  it.each([
    ['plain Felix', FELIX, undefined],
    ['plain Chop', CHOP, undefined],
    ['a game that is not there', { ...FELIX, game: 'constructor' }, 'no-such-game'],
    ['too many seats', { ...FELIX, seats: 6 }, 'wrong-seat-count'],
    ['an unknown option', { ...FELIX, options: { colour: 'red' } }, 'unknown-field'],
    ['a part that the game has not', { ...FELIX, parts: { cat: seat(0) } }, 'no-such-part'],
    ['a part for a seat that is not there', { ...FELIX, parts: { opener: seat(3) } }, 'no-such-seat'],
    ['a part among the options', { ...CHOP, options: { cat: 0 } }, 'part-among-options'],
  ])('are judged: %s', (_, settings, code) => {
    expect(refusalOf(settings)).toBe(code);
  });

  it('cannot be changed so that a person loses the seat', () => {
    const play = new Playground({ ...FELIX, seats: 4 }).seated(ANA);
    play.do(BEN, { type: 'sit', seat: seat(3) });
    expect(play.do(ANA, { type: 'configure', settings: FELIX })).toBe('seat-taken');
    play.do(BEN, { type: 'standUp' });
    expect(play.do(ANA, { type: 'configure', settings: FELIX })).toBe('ok');
    expect(play.table.occupants).toHaveLength(3);
  });
});

describe('starting', () => {
  it('waits until every seat is held', () => {
    const play = new Playground().seated(ANA, BEN);
    expect(play.do(ANA, { type: 'start' })).toBe('seat-empty');
    play.do(CLEO, { type: 'sit' });
    expect(play.do(ANA, { type: 'start' })).toBe('ok');
    expect(play.table.stage).toBe('playing');
    expect(play.do(ANA, { type: 'start' })).toBe('match-running');
  });

  it('gives the parts to the seats that the host named', () => {
    const felix = new Playground({ ...FELIX, parts: { opener: seat(2) } }).started(ANA, BEN, CLEO);
    expect(felix.table.match?.position.deal).toMatchObject({ firstSeat: 2 });
    const chop = new Playground({ ...CHOP, parts: { cat: seat(1), opener: seat(0) } }).started(ANA, BEN);
    expect(chop.table.match?.position.options).toMatchObject({ cat: 1 });
    expect(chop.table.match?.position.deal).toMatchObject({ firstMouseSeat: 0 });
  });

  it('gives a part to whom most votes name', () => {
    const play = new Playground({ ...FELIX, parts: { opener: 'vote' } }).seated(ANA, BEN, CLEO);
    for (const person of [ANA, BEN])
      expect(play.do(person, { type: 'vote', part: 'opener', choice: seat(1) })).toBe('ok');
    expect(play.do(CLEO, { type: 'vote', part: 'opener', choice: seat(0) })).toBe('ok');
    expect(play.do(CLEO, { type: 'vote', part: 'cat', choice: seat(0) })).toBe('no-vote-on-that');
    play.do(ANA, { type: 'start' });
    expect(play.table.match?.position.deal).toMatchObject({ firstSeat: 1 });
  });

  it('lets chance give the parts that nobody named, to any seat', () => {
    const openerOf = (seed: string): unknown =>
      new Playground({ ...FELIX, parts: {} }, seed).started(ANA, BEN, CLEO).table.match?.position.deal;
    const openers = Array.from(
      { length: 20 },
      (_, index) => (openerOf(`seed ${index}`) as { firstSeat: number }).firstSeat,
    );
    expect(new Set(openers)).toEqual(new Set([0, 1, 2]));
  });
});
