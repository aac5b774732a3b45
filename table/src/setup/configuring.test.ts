import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { foldTable } from '../apply.js';
import { ANA, BEN, CHOP, CLEO, catalog, FELIX, Playground } from '../testing/playground.js';
import { checkSettings } from './configuring.js';
import type { Settings } from './settings.js';

const refusalOf = (settings: typeof FELIX): string | undefined => {
  const verdict = checkSettings(catalog.gameById(settings.game), settings);
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
    ['as many rounds as a match may have', { ...CHOP, options: { maxRounds: 500 } }, undefined],
    ['more rounds, as some old records have', { ...CHOP, options: { maxRounds: 501 } }, 'wrong-field'],
    ['a part among the options', { ...CHOP, options: { cat: 0 } }, 'part-among-options'],
  ])('settings are checked: %s', (_, settings, code) => {
    expect(refusalOf(settings)).toBe(code);
  });

  it('settings of an earlier version with more rounds than are allowed now start no match, and an old match of them goes on', () => {
    const play = new Playground({ ...CHOP, options: { maxRounds: 10_000 } }).seated(ANA, BEN);
    expect(play.do(ANA, { type: 'start' })).toBe('wrong-field');
    const { log, table } = new Playground({ ...CHOP, options: { maxRounds: 500 } }).started(ANA, BEN);
    const old = JSON.parse(JSON.stringify(log).replaceAll('"maxRounds":500', '"maxRounds":10000')) as typeof log;
    expect(foldTable(table.id, catalog, old).stage).toBe('playing');
  });

  it('settings cannot be changed so that a person loses the seat', () => {
    const play = new Playground({ ...FELIX, seats: 4 }).seated(ANA);
    play.do(BEN, { type: 'sit', seat: seat(3) });
    expect(play.do(ANA, { type: 'configure', settings: FELIX })).toBe('seat-taken');
    play.do(BEN, { type: 'standUp' });
    expect(play.do(ANA, { type: 'configure', settings: FELIX })).toBe('ok');
    expect(play.table.occupants).toHaveLength(3);
  });

  it('a change of game removes bots that do not know the new one', () => {
    const play = new Playground({ ...FELIX, seats: 3 }).seated(ANA);
    play.do(ANA, { type: 'seatBot', seat: seat(1), bot: 'felixOnly' });
    play.do(ANA, { type: 'seatBot', seat: seat(2), bot: 'greedy' });
    play.do(ANA, { type: 'configure', settings: { ...CHOP, seats: 3 } });
    expect(play.table.occupants.map(({ kind }) => kind)).toEqual(['person', 'empty', 'bot']);
  });
});

describe('a rematch', () => {
  const finished = (): Playground => {
    const play = new Playground({ ...CHOP, options: { maxRounds: 1 } }).started(ANA, BEN);
    for (let moves = 0; play.table.stage === 'playing' && moves < 200; moves++) {
      const { position } = play.table.match ?? {};
      const [next] = position?.toMove ?? [];
      const person = next === 0 ? ANA : BEN;
      const isRoll = (position?.countFaces() ?? 0) > 0;
      const [move] = next === undefined || isRoll ? [] : (position?.legalMoves(next) ?? []);
      play.do(person, isRoll ? { type: 'roll' } : { type: 'move', move: { ...move } });
    }
    if (play.table.stage !== 'over') throw new Error('the match is not over');
    return play;
  };

  it('a rematch gathers the same people again, and the next match is counted', () => {
    const play = finished();
    expect(play.do(CLEO, { type: 'setUp' })).toBe('not-seated');
    expect(play.do(BEN, { type: 'setUp' })).toBe('ok');
    expect(play.updates[0]?.changes).toContainEqual({ type: 'stage', stage: 'gathering', match: 1 });
    expect(play.do(BEN, { type: 'setUp' })).toBe('match-running');
    expect(play.do(ANA, { type: 'start' })).toBe('ok');
    expect(play.updates[0]?.changes).toContainEqual({ type: 'stage', stage: 'playing', match: 2 });
  });

  it('a rematch frees the seats of people who left, and one who is present becomes host', () => {
    const play = new Playground({ ...CHOP, options: { maxRounds: 1 } }).started(ANA, BEN);
    play.do(ANA, { type: 'resign' });
    play.table.stage = 'over';
    play.do(BEN, { type: 'setUp' });
    expect(play.table.occupants.map(({ kind }) => kind)).toEqual(['empty', 'person']);
    expect(play.table.host).toBe(BEN);
  });

  it('a person who stands up after the end takes no part in the rematch', () => {
    const play = finished();
    expect(play.do(BEN, { type: 'standUp' })).toBe('ok');
    expect(play.table.occupants[1]).toEqual({ kind: 'empty' });
  });
});

describe('starting', () => {
  it('a match starts only when every seat is held', () => {
    const play = new Playground().seated(ANA, BEN);
    expect(play.do(ANA, { type: 'start' })).toBe('seat-empty');
    play.do(CLEO, { type: 'sit' });
    expect(play.do(ANA, { type: 'start' })).toBe('ok');
    expect(play.table.stage).toBe('playing');
    expect(play.do(ANA, { type: 'start' })).toBe('match-running');
  });

  it('parts go to the seats that the host named', () => {
    const felix = new Playground({ ...FELIX, parts: { opener: seat(2) } }).started(ANA, BEN, CLEO);
    expect(felix.table.match?.position.deal).toMatchObject({ firstSeat: 2 });
    const chop = new Playground({ ...CHOP, parts: { cat: seat(1), opener: seat(0) } }).started(ANA, BEN);
    expect(chop.table.match?.position.options).toMatchObject({ cat: 1 });
    expect(chop.table.match?.position.deal).toMatchObject({ firstMouseSeat: 0 });
  });

  it('[CP2] a vote for the opener cannot elect the cat, whether it is named or drawn', () => {
    const settings: Settings = { ...CHOP, seats: 3, parts: { opener: 'vote', cat: seat(0) } };
    const named = new Playground(settings).seated(ANA, BEN, CLEO);
    expect(named.do(BEN, { type: 'vote', part: 'opener', choice: seat(0) })).toBe('cannot-open');
    expect(named.do(BEN, { type: 'vote', part: 'opener', choice: seat(2) })).toBe('ok');
    const drawnCats = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const play = new Playground({ ...settings, parts: { opener: 'vote' } }, seed).seated(ANA, BEN, CLEO);
      for (const person of [ANA, BEN]) play.do(person, { type: 'vote', part: 'opener', choice: seat(0) });
      expect(play.do(CLEO, { type: 'vote', part: 'opener', choice: seat(1) })).toBe('ok');
      expect(play.do(ANA, { type: 'start' })).toBe('ok');
      const { options, deal } = play.table.match?.start ?? {};
      const { cat } = options as unknown as { cat: number };
      const { firstMouseSeat } = deal as { firstMouseSeat: number };
      // Votes for the cat do not count: the next one has most of the others.
      expect(firstMouseSeat).toBe(cat === 0 ? 1 : 0);
      return cat;
    });
    expect(new Set(drawnCats)).toContain(0);
  });

  it('a part goes to the seat with most votes', () => {
    const play = new Playground({ ...FELIX, parts: { opener: 'vote' } }).seated(ANA, BEN, CLEO);
    for (const person of [ANA, BEN])
      expect(play.do(person, { type: 'vote', part: 'opener', choice: seat(1) })).toBe('ok');
    expect(play.do(CLEO, { type: 'vote', part: 'opener', choice: seat(0) })).toBe('ok');
    expect(play.do(CLEO, { type: 'vote', part: 'cat', choice: seat(0) })).toBe('no-vote-on-that');
    play.do(ANA, { type: 'start' });
    expect(play.table.match?.position.deal).toMatchObject({ firstSeat: 1 });
  });

  it('chance gives the parts that were not named, to any seat', () => {
    const openerOf = (seed: string): unknown =>
      new Playground({ ...FELIX, parts: {} }, seed).started(ANA, BEN, CLEO).table.match?.position.deal;
    const openers = Array.from(
      { length: 20 },
      (_, index) => (openerOf(`seed ${index}`) as { firstSeat: number }).firstSeat,
    );
    expect(new Set(openers)).toEqual(new Set([0, 1, 2]));
  });
});
