import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Command } from './command.js';
import { ANA, BEN, CHOP, CLEO, FELIX, Playground } from './testing/playground.js';

/** What the log gets by the first time, and by the second. */
const twice = (play: Playground, command: Command): readonly [string, string] => [
  play.do(ANA, command),
  play.do(ANA, { ...command }),
];

describe('a command that changes nothing makes no entry', () => {
  it('the same settings again change nothing', () => {
    const play = new Playground(CHOP).seated(ANA);
    const settings = { ...CHOP, options: { maxRounds: 40 } };
    expect(twice(play, { type: 'configure', settings })).toEqual(['ok', 'unchanged']);
  });

  it('the same bot on the same seat changes nothing, another bot does', () => {
    const play = new Playground().seated(ANA);
    const greedy = { type: 'seatBot', seat: seat(1), bot: 'greedy' } as const;
    expect(twice(play, greedy)).toEqual(['ok', 'unchanged']);
    expect(play.do(ANA, { ...greedy, bot: 'felixOnly' })).toBe('ok');
    expect(play.do(ANA, { ...greedy, seat: seat(2) })).toBe('ok');
  });

  it('the same vote changes nothing, until the votes are cleared', () => {
    const play = new Playground({ ...FELIX, parts: { opener: 'vote' } }).seated(ANA, BEN);
    const vote = { type: 'vote', part: 'opener', choice: seat(1) } as const;
    expect(twice(play, vote)).toEqual(['ok', 'unchanged']);
    expect(play.do(ANA, { ...vote, choice: seat(2) })).toBe('ok');
    play.do(ANA, { type: 'configure', settings: { ...FELIX, seats: 4, parts: { opener: 'vote' } } });
    expect(play.do(ANA, { ...vote, choice: seat(2) })).toBe('ok');
  });

  it('the same standing order changes nothing, and may be given again once it was taken back', () => {
    const play = new Playground().started(ANA, BEN, CLEO);
    const order = { type: 'order', order: { round: 1, upTo: 4 } } as const;
    expect(twice(play, order)).toEqual(['ok', 'unchanged']);
    expect(play.do(ANA, { type: 'dropOrder' })).toBe('ok');
    expect(play.do(ANA, order)).toBe('ok');
  });

  it('a name that is the same changes nothing', () => {
    const play = new Playground().seated(ANA);
    expect(play.own({ type: 'rename', person: ANA, name: 'Zoé' })).toBe('ok');
    const { seq } = play.table;
    expect(play.own({ type: 'rename', person: ANA, name: 'Zoé' })).toBe('unchanged');
    expect(play.table.seq).toBe(seq);
  });
});
