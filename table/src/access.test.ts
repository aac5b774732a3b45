import { describe, expect, it } from 'vitest';
import { maySee } from './access.js';
import type { Access } from './setup/settings.js';
import { ANA, BEN, CLEO, DAN, FELIX, Playground } from './testing/playground.js';

const withAccess = (join: Access['join'], watch: Access['watch']): Playground =>
  new Playground({ ...FELIX, access: { join, watch } });

describe('who may know that a table exists', () => {
  it.each([
    ['public', 'anyone', true, true],
    ['link', 'anyone', true, true],
    ['closed', 'anyone', true, true],
    ['public', 'seated', true, false],
    ['link', 'seated', true, false],
    ['closed', 'seated', false, false],
  ] as const)(
    'a stranger sees a table with join %s, watch %s before the match: %s, during it: %s',
    (join, watch, before, during) => {
      const play = withAccess(join, watch);
      expect(maySee(play.table, DAN)).toBe(before);
      play.do(ANA, { type: 'configure', settings: { ...FELIX, access: { join: 'link', watch } } });
      play.seated(ANA, BEN, CLEO);
      play.do(ANA, { type: 'configure', settings: { ...FELIX, access: { join, watch } } });
      play.do(ANA, { type: 'start' });
      expect(play.table.stage).toBe('playing');
      expect(maySee(play.table, DAN)).toBe(during);
      expect([ANA, BEN, CLEO].map((person) => maySee(play.table, person))).toEqual([true, true, true]);
    },
  );

  it('a stranger may see a table without spectators only while a seat is free', () => {
    const play = withAccess('link', 'seated').seated(ANA, BEN);
    expect(maySee(play.table, DAN)).toBe(true);
    play.do(CLEO, { type: 'sit' });
    expect(maySee(play.table, DAN)).toBe(false);
  });

  it('a banned person may not see the table, seated or not', () => {
    const play = new Playground().seated(ANA, BEN);
    for (const person of [BEN, DAN]) play.do(ANA, { type: 'sendAway', person, ban: true });
    expect([BEN, DAN].map((person) => maySee(play.table, person))).toEqual([false, false]);
    expect(play.do(DAN, { type: 'say', saying: { preset: 'hello' } })).toBe('no-such-table');
  });

  it('every command of someone who may not see the table is refused, but an answer once given is given again', () => {
    const play = withAccess('closed', 'seated');
    for (const type of ['sit', 'standUp', 'agree', 'rematch'] as const)
      expect(play.do(DAN, { type })).toBe('no-such-table');
    play.do(ANA, { type: 'configure', settings: { ...FELIX, access: { join: 'link', watch: 'seated' } } });
    play.seated(BEN);
    play.do(ANA, { type: 'configure', settings: { ...FELIX, access: { join: 'closed', watch: 'seated' } } });
    expect(play.do(BEN, { type: 'standUp' }, 'leaving')).toBe('ok');
    expect(maySee(play.table, BEN)).toBe(false);
    expect(play.do(BEN, { type: 'standUp' }, 'leaving')).toMatch(/^repeated at/);
    expect(play.do(BEN, { type: 'standUp' })).toBe('no-such-table');
  });
});
